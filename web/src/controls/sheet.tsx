import { render, type ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import "../styles/controls.css";
import { t } from "../words/index.ts";
import { Icon } from "./icons.tsx";
import { useId } from "./id.ts";

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
}

/**
 * A sheet from below, on wide screens a box in the middle: the page behind it waits. Escape, the cross and a tap beside it close it.
 * It stands at the end of the document, so that nothing of the page can lie over it or hear its keys.
 */
export function Sheet(props: SheetProps) {
  const place = useMemo(() => document.createElement("div"), []);
  useLayoutEffect(() => {
    if (!place.isConnected) document.body.append(place);
    render(<Dialog {...props} />, place);
  });
  useLayoutEffect(
    () => () => {
      render(null, place);
      place.remove();
    },
    [],
  );
  return null;
}

function Dialog({ title, onClose, children, class: extra = "" }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    // When what has the focus goes, the focus stays in the sheet: Escape would reach nobody.
    const watch = new MutationObserver(() => {
      if (document.activeElement === document.body) shown?.focus();
    });
    if (shown !== null) watch.observe(shown, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      class={`sheet ${extra}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" aria-label={t("do-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Asks once more before something that cannot be taken back. */
export function Sure({
  question,
  yes,
  onYes,
  onNo,
  children,
}: {
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
  children?: ComponentChildren;
}) {
  return (
    <Sheet title={question} onClose={onNo} class="sheet-small">
      {children}
      <div class="row row-end">
        <button type="button" class="button" onClick={onNo}>
          {t("do-cancel")}
        </button>
        <button type="button" class="button button-danger" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Sheet>
  );
}
