// While a server is upgraded, a page of its newer processes may ask an older one for a file that only they have. Until something is
// shown, such a page loads again in a moment; later nothing ever loads again by itself.
(() => {
  const KEY = "lastcard-loads";
  const MOST = 6;
  const isShown = () => document.getElementById("app")?.hasChildNodes() === true;
  let loading = false;
  const again = () => {
    if (loading || isShown()) return;
    try {
      const times = Number(sessionStorage.getItem(KEY));
      if (times >= MOST) return;
      sessionStorage.setItem(KEY, String(times + 1));
    } catch {
      return; // where nothing may be kept it cannot be counted
    }
    loading = true;
    setTimeout(() => location.reload(), 300 + 700 * Math.random());
  };
  addEventListener("error", ({ target }) => target instanceof Element && /\/assets\//.test(target.src ?? target.href ?? "") && again(), true);
  addEventListener("vite:preloadError", again); // what is fetched a little later, such as the texts
  addEventListener("load", () => setTimeout(() => isShown() && sessionStorage.removeItem(KEY), 3000));
})();
