type Route = { path?: string | undefined };

/** What staff works with, and the page that leads there. */
const STAFF_PATH = /^\/?(app|blank|dev)(\/|$)/;
const STAFF_LINK = 'a[href^="/app"], a[href^="/blank"]';

/**
 * A page of the site knows only the pages a visitor can see. The router ranks and tries every path it
 * knows before the first press works; of ours, two in three belong to the staff. Links to those are left
 * to the browser, which loads the page from the server with all of them.
 */
export function forgetStaffRoutes(): void {
  const manifest = (window as { __reactRouterManifest?: { routes: Record<string, Route> } })
    .__reactRouterManifest;
  if (!manifest || isStaffPath(window.location.pathname)) return;
  for (const [id, { path }] of Object.entries(manifest.routes))
    if (path && isStaffPath(path)) delete manifest.routes[id];
  window.addEventListener('click', passOverRouter, true);
}

export const isStaffPath = (path: string): boolean => STAFF_PATH.test(path);

function passOverRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest(STAFF_LINK)) event.stopPropagation();
}
