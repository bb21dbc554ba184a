import { Component, type ComponentChildren } from "preact";
import { t } from "./words/index.ts";

/** Holds a page: when drawing it fails, that is said in its place, with a way on. Nothing is lost, as the server has the game. */
export class Crash extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="content" class="unloaded">
        <h1>{t("broken-crash-title")}</h1>
        <p role="alert">{t("broken-crash")}</p>
        <p>
          <button class="button button-main" type="button" onClick={() => location.reload()}>
            {t("broken-reload")}
          </button>
        </p>
      </main>
    );
  }
}
