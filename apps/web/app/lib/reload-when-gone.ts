/** Event for the script below: a chunk of the page failed to load. */
export const CHUNK_LOST = 'part-lost';
/** Event sent just before the page reloads: the last chance to save what was typed. */
export const VERSION_GONE = 'version-gone';

/**
 * Runs in the page as an inline script. Its own source text is sent, so it can't use anything from
 * outside. After an update the server no longer has the scripts of pages it sent before; such a page is
 * reloaded once. Scripts that fail for another reason are left to the error screen.
 */
export function reloadWhenGone(): void {
  const JUST_NOW_MS = 30_000;
  let isAsking = false;

  // Its name changes with every build: as long as it exists, so do the other chunks. The router removes
  // its link from the page after reading it.
  const findManifest = (): string | undefined => {
    const { __reactRouterManifest: read } = window as { __reactRouterManifest?: { url?: string } };
    const link = document.querySelector<HTMLLinkElement>('link[href*="/assets/manifest-"]');
    return read?.url ?? link?.href;
  };
  const isGone = async () => {
    const manifest = findManifest();
    if (!manifest) return false;
    const answer = await fetch(manifest, { method: 'HEAD', cache: 'no-store' });
    return answer.status === 404;
  };
  // If a reload just failed to help, another one won't.
  const isJustReloaded = () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'reload' && performance.now() < JUST_NOW_MS;
  };
  const ask = async () => {
    if (isAsking || isJustReloaded()) return;
    isAsking = true;
    // Offline: unknown.
    const mustReload = await isGone().catch(() => false);
    isAsking = false;
    if (!mustReload) return;
    dispatchEvent(new Event('version-gone'));
    location.reload();
  };

  const onFile = ({ target }: Event) => {
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    if (isStyle || target instanceof HTMLScriptElement) void ask();
  };
  // Only during startup: later rejections may have other causes.
  const onRejection = () => void ask();
  addEventListener('error', onFile, true);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('page-awake', () => removeEventListener('unhandledrejection', onRejection));
  addEventListener('vite:preloadError', () => void ask());
  addEventListener('part-lost', () => void ask());
}
