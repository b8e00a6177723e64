import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, redirect, useNavigate } from 'react-router';
import { withNotice } from '~/lib/entrance-notice';
import { createQueryClient } from '~/lib/query-client';
import { clearSession, readSession } from '~/lib/session';
import { readStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import { Toaster } from '~/ui/toaster';
import type { Route } from './+types/staff-layout';
import { AppHeader } from './app-header';
import { NoScript } from './no-script';
import { SkipLink } from './skip-link';

/** The guard looks for a stored access token only; what it may do is the server's to say. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (readStored(STORAGE_KEYS.accessToken)) return { session: readSession() };
  rememberTarget(new URL(request.url));
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
  const navigate = useNavigate();
  const [queryClient] = useState(() =>
    createQueryClient(() => {
      // Several requests fail together when a token dies; the first one does the walking.
      if (!readStored(STORAGE_KEYS.accessToken)) return;
      clearSession();
      rememberTarget(window.location);
      void navigate('/app/login', withNotice('unauthorized'));
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <AppHeader session={loaderData.session} />
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}

function rememberTarget({ pathname, search, hash }: URL | Location): void {
  writeStored(STORAGE_KEYS.redirectAfterLogin, pathname + search + hash);
}
