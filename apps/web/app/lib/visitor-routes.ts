type Route = { path?: string | undefined };

/** Staff pages, and the page that leads there. */
const STAFF_PATH = /^\/?(app|blank|dev)(\/|$)/;
const STAFF_LINK = 'a[href^="/app"], a[href^="/blank"]';

/**
 * Public pages know only visitor routes. The router ranks all known paths before the first click works,
 * and two thirds of ours are for staff. Links to those are normal page loads, and the server sends all
 * routes there.
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
