import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "./words/index.ts";

/** A component that is fetched when it is first wanted. */
export function lazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  const fetchIt = (): Promise<void> =>
    (loading ??= load().then(
      (module) => {
        loaded = module.default;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  function Lazy(props: P) {
    const [, again] = useState(0);
    const [failed, setFailed] = useState(false);
    const late = loaded === null;
    useEffect(() => {
      // What was missing when this was drawn may have come before effects run: it is drawn again all the same.
      if (late) fetchIt().then(() => again((times) => times + 1), () => setFailed(true));
    }, []);
    if (loaded !== null) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    return failed ? <Unloaded /> : <p class="loading">{t("shell-loading")}</p>;
  }
  return Object.assign(Lazy, { preload: fetchIt });
}

function Unloaded() {
  return (
    <div class="unloaded" role="alert">
      <p>{t("shell-unloaded")}</p>
      <button class="button" type="button" onClick={() => location.reload()}>
        {t("shell-reload")}
      </button>
    </div>
  );
}

/** A whole page: it names the tab, and takes the focus when it is come to from another page. */
export function Page({ title, class: className, children }: { title: string; class?: string; children: ComponentChildren }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title === "" ? "lastcard" : `${title} · lastcard`;
  }, [title]);
  useEffect(() => {
    if (visited) main.current?.focus({ preventScroll: true });
    visited = true;
  }, []);
  return (
    <main id="content" tabIndex={-1} ref={main} class={className}>
      {children}
    </main>
  );
}

/** The first page leaves the focus where the browser put it. */
let visited = false;
