import type { RouteConfigEntry } from '@react-router/dev/routes';

type Options = { id?: string };

/** The helpers that `routes.ts` uses, for the browser: same shape, without the build tool. */
export const route = (
  path: string,
  file: string,
  more: Options | RouteConfigEntry[] = {},
): RouteConfigEntry => ({ path, file, ...(Array.isArray(more) ? { children: more } : more) });

export const index = (file: string): RouteConfigEntry => ({ index: true, file });

export const layout = (file: string, children: RouteConfigEntry[]): RouteConfigEntry => ({
  file,
  children,
});
