/**
 * Runs in the page as an inline script. Its own source text is sent, so it can't use anything from
 * outside. Reports once that a reader has the page in view: readers who never touch a page never run its
 * other scripts. A prerendered page or a background tab counts when it becomes visible; signed-in staff
 * don't count. `useFirstView` does the same for pages that the browser renders.
 */
export function countView(): void {
  /** Long enough to exclude bots that only load the page. */
  const SEEN_MS = 2_000;
  const path = document.currentScript?.dataset.view;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isStaff = () => {
    try {
      return localStorage.getItem('access_token') !== null;
    } catch {
      return false;
    }
  };
  const watch = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      document.removeEventListener('visibilitychange', watch);
      // The response is not needed.
      fetch(path as string, { method: 'POST', keepalive: true }).catch(() => undefined);
    }, SEEN_MS);
  };
  if (!path || isStaff()) return;
  document.addEventListener('visibilitychange', watch);
  watch();
}
