import type { ComponentChildren } from "preact";
import "../styles/controls.css";
import { Icon, type IconName } from "./icons.tsx";

const SIGNS: Record<string, IconName> = { danger: "warning", warm: "warning", good: "check" };

/**
 * A sentence that stands out: something refused, something to know, something that went well. A refusal is read out when it comes; the
 * regions of `announce` are silent while a sheet is open.
 */
export function Note({ kind = "plain", children, action }: { kind?: "plain" | "warm" | "danger" | "good"; children: ComponentChildren; action?: ComponentChildren }) {
  const sign = SIGNS[kind];
  return (
    <div class={`remark remark-${kind}`} role={kind === "danger" ? "alert" : undefined}>
      {sign && <Icon name={sign} />}
      <p>{children}</p>
      {action}
    </div>
  );
}
