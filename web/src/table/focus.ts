import { useEffect } from "preact/hooks";

/** Where the focus goes when what held it is gone: the card of the hand that is in the order of tabs. */
export const handCard = (): HTMLElement | null => document.querySelector<HTMLElement>('.held[tabindex="0"]');

/** A card that is played, a button that has answered: what had the focus often goes away. The focus then stays at the hand, and is not lost. */
export function useKeptFocus(): void {
  useEffect(() => {
    const scene = document.querySelector(".scene");
    if (scene === null) return undefined;
    let last: Element | null = null;
    const remember = (event: FocusEvent): void => {
      last = event.target as Element;
    };
    const watched = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      handCard()?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", remember);
    watched.observe(scene, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      watched.disconnect();
    };
  }, []);
}
