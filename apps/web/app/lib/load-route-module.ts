import type { ComponentType } from 'react';

type Route = { id: string; module: string };
type RouteModule = { default: ComponentType };

/**
 * In the build this takes the place of React Router's own function (see vite.config.ts), which reloads
 * the page when a route module does not arrive. Offline that leads to the browser's error page. Here the
 * page itself throws, so our load error is shown, with a button: the router renders nothing for an
 * error that a route without a loader throws earlier.
 */
export async function loadRouteModule(
  route: Route,
  cache: Record<string, RouteModule>,
): Promise<RouteModule> {
  const loaded = cache[route.id];
  if (loaded) return loaded;
  try {
    const routeModule: RouteModule = await import(/* @vite-ignore */ route.module);
    cache[route.id] = routeModule;
    return routeModule;
  } catch (error) {
    console.error(`Error loading route module ${route.module}`, error);
    return {
      default: function MissingPage() {
        throw error;
      },
    };
  }
}
