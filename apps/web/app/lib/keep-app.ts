import { registerStaffWorker } from './staff-worker';

type ManifestWindow = { __reactRouterManifest?: { url?: string } };

/**
 * Stores the app in this browser, so that it opens without a connection: what this page has loaded and will load.
 * Only the build has files that never change.
 */
export async function keepApp(): Promise<void> {
  // Its name changes with every build.
  const version = (window as ManifestWindow).__reactRouterManifest?.url;
  if (!import.meta.env.PROD || !version || !('serviceWorker' in navigator)) return;
  const { active } = await registerStaffWorker();
  const { lang } = document.documentElement;
  active?.postMessage({ kind: 'keep', version, lang, files: listFiles(version) });
}

function listFiles(version: string): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')];
  const loaded = performance.getEntriesByType('resource');
  const urls = [...links.map(({ href }) => href), ...loaded.map(({ name }) => name)].map(
    (url) => new URL(url, window.location.href),
  );
  const own = urls.filter(({ origin }) => origin === window.location.origin);
  const paths = own.map(({ pathname }) => pathname).filter((path) => path.startsWith('/assets/'));
  return [...new Set([version, ...paths])];
}
