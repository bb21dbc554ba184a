import { signal } from "@preact/signals";
import { api } from "../api.ts";

/** The address that others can use. This machine's own name for itself is of no use to them: the server knows a better one. */
export const where = signal(location.origin);

const LOCAL = /^(localhost|127\.|\[::1\])/;

if (LOCAL.test(location.host)) {
  api.where().then(
    ({ addresses }) => {
      if (addresses[0] !== undefined) where.value = addresses[0].replace(/\/+$/, "");
    },
    () => undefined, // the own address then has to do
  );
}
