import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import type { Catalogue } from "../protocol.ts";

/** What there is to choose from, once it has come; what went wrong when it has not. It is asked for again when the network is back. */
export function useCatalogue() {
  const catalogue = useSignal<Catalogue | null>(null);
  const problem = useSignal<unknown>(null);
  const again = async (): Promise<void> => {
    try {
      catalogue.value = await api.catalogue();
      problem.value = null;
    } catch (error) {
      problem.value = error;
    }
  };
  useEffect(() => {
    void again();
    const back = (): void => void again();
    addEventListener("online", back);
    const timer = setInterval(() => {
      if (problem.peek() !== null && !document.hidden) void again();
    }, 5000);
    return () => {
      removeEventListener("online", back);
      clearInterval(timer);
    };
  }, []);
  return { catalogue: catalogue.value, problem: problem.value, again };
}
