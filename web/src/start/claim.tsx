import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import { Page } from "../page.tsx";
import { navigate } from "../router.ts";
import { me } from "../state.ts";
import { t, words } from "../words/index.ts";

/** The page of a link by which this device becomes the player of another one. */
export default function Claim({ code }: { code: string }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.claim(code).then(
      (now) => {
        me.value = now;
        navigate("/", { replace: true });
      },
      (error: unknown) => setProblem(words.value.refused(error as never)),
    );
  }, [code]);
  return (
    <Page title="">
      <p role="alert">{problem || t("shell-loading")}</p>
    </Page>
  );
}
