import { Outlet, redirect } from 'react-router';
import { readSession } from '~/lib/session';
import { readStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import type { Route } from './+types/staff-layout';
import { AppHeader } from './app-header';
import { NoScript } from './no-script';
import { SkipLink } from './skip-link';

/** The guard looks for a stored access token only; what it may do is the server's to say. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (readStored(STORAGE_KEYS.accessToken)) return { session: readSession() };
  const { pathname, search, hash } = new URL(request.url);
  writeStored(STORAGE_KEYS.redirectAfterLogin, pathname + search + hash);
  throw redirect('/app/login');
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <AppHeader session={null} />
      <NoScript />
    </>
  );
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <AppHeader session={loaderData.session} />
      <Outlet />
    </>
  );
}
