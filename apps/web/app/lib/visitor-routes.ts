type Route = { id: string; path?: string; index?: boolean; parentId?: string };
type Manifest = { url: string; routes: Record<string, Route | undefined> };

/** Staff pages, and the page that leads there. */
const STAFF_PATH = /^\/?(app|blank|dev)(\/|$)/;
const STAFF_LINK = 'a[href^="/app"], a[href^="/blank"]';

export const isStaffPath = (path: string): boolean => STAFF_PATH.test(path);

/**
 * The router's list of routes as public pages get it: two thirds of ours are for staff, and the router
 * ranks all it knows before the first click works. The build writes it beside the full list
 * (react-router.config.ts).
 */
export function visitorManifest<T extends Manifest>(manifest: T): T {
  const kept = new Set<string | undefined>();
  for (const { id, path, index, parentId } of listRoutes(manifest)) {
    if (!index && (path === undefined || isStaffPath(path))) continue;
    kept.add(id);
    // The layouts around it have no path of their own.
    for (let outer = parentId; outer; outer = manifest.routes[outer]?.parentId) kept.add(outer);
  }
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => kept.has(id)));
  // Browsers keep it for a year, so its name changes with its content.
  const name = `/manifest-visitors-${hashOf(JSON.stringify(routes))}-`;
  return { ...manifest, url: manifest.url.replace('/manifest-', name), routes };
}

/** FNV-1a: short, and the same in the build and on the server. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Public pages don't know the staff routes, so links to those are normal page loads. */
export function openStaffLinksAsDocuments(): void {
  if (isStaffPath(window.location.pathname)) return;
  window.addEventListener('click', passOverRouter, true);
}

const listRoutes = ({ routes }: Manifest): Route[] =>
  Object.values(routes).filter((route) => route !== undefined);

function passOverRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest(STAFF_LINK)) event.stopPropagation();
}
