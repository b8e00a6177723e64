import type { ComponentType } from 'react';
import {
  type ActionFunction,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router';
import routes from '~/routes';

type Entry = (typeof routes)[number];
type RouteModule = {
  default: ComponentType<object>;
  loader?: LoaderFunction;
  action?: ActionFunction;
  clientLoader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  handle?: unknown;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
};

const MODULES = import.meta.glob<RouteModule>(['../app/routes/*.tsx', '../app/layouts/*.tsx']);

/** The app's own routes; pages are loaded on demand. */
export const appRoutes = (): RouteObject[] => routes.map(routeOf);

function routeOf({ file, id, path, index, children }: Entry): RouteObject {
  const shared = { id: id ?? file, lazy: () => load(file) };
  if (index) return { ...shared, index };
  return {
    ...shared,
    ...(path === undefined ? {} : { path }),
    ...(children ? { children: children.map(routeOf) } : {}),
  };
}

async function load(file: string) {
  const module = await MODULES[`../app/${file}`]?.();
  if (!module) throw new Error(`No page in ${file}`);
  const { default: Page, loader, clientLoader, action, ErrorBoundary, handle } = module;
  const { shouldRevalidate } = module;
  const data = clientLoader ?? loader;
  return {
    element: <WithData Page={Page} />,
    handle,
    ...(data ? { loader: data } : {}),
    ...(action ? { action } : {}),
    ...(shouldRevalidate ? { shouldRevalidate } : {}),
    ...(ErrorBoundary ? { errorElement: <WithError Boundary={ErrorBoundary} /> } : {}),
  };
}

/** The props that the framework passes to a page. */
function WithData({ Page }: { Page: RouteModule['default'] }) {
  const [loaderData, actionData] = [useLoaderData(), useActionData()];
  return <Page {...{ loaderData, actionData, params: useParams() }} />;
}

function WithError({ Boundary }: { Boundary: ComponentType<{ error: unknown }> }) {
  return <Boundary error={useRouteError()} />;
}
