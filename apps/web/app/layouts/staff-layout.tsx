import { isAllowed } from '@alpha/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, redirect, useNavigate } from 'react-router';
import { keepAnswers } from '~/data/kept-answers';
import { startSender } from '~/data/outbox/start-sender';
import { forgetEverything } from '~/data/stale';
import { ProofGate } from '~/features/account/proof/proof-gate';
import { Bell } from '~/features/crm/notifications/bell';
import { endNoticeOf } from '~/lib/api-refusal';
import { type EntranceNotice, withNotice } from '~/lib/entrance-notice';
import { keepDrafts } from '~/lib/form-draft';
import { tidyKept } from '~/lib/kept-screens';
import { forgetPlaces } from '~/lib/list-place';
import { createQueryClient } from '~/lib/query-client';
import { FIRST_STEPS, rememberTarget } from '~/lib/redirect-target';
import { clearSession, readSession } from '~/lib/session';
import { readStored, STORAGE_KEYS } from '~/lib/storage';
import { LaterToaster } from '~/ui/later-toaster';
import type { Route } from './+types/staff-layout';
import { AppHeader } from './app-header';
import { NoScript } from './no-script';
import { OfflineBar } from './offline-bar';
import { SearchSaving } from './search-saving';
import { ShortlistAdding } from './shortlist-adding';
import { SignOutDialog } from './sign-out-dialog';
import { SkipLink } from './skip-link';
import { StaffPalette } from './staff-palette';
import { usePush } from './use-push';
import { useSessionWatch } from './use-session-watch';

/** The guard only checks for a stored access token; permissions are checked by the server. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  if (readStored(STORAGE_KEYS.accessToken)) return { session: readSession() };
  rememberTarget(url);
  throw redirect('/app/login');
}
clientLoader.hydrate = true as const;

/** On an iPhone only an app on the home screen gets push messages. */
export const links: Route.LinksFunction = () => [
  { rel: 'manifest', href: '/app.webmanifest' },
  { rel: 'apple-touch-icon', href: '/app-icon-192.png' },
];

export function HydrateFallback() {
  return (
    <>
      <AppHeader session={null} />
      <NoScript />
    </>
  );
}

const REASON_WAIT_MS = 500;
/** After the first screen is there; messages that came before are shown then. */
const TOASTER_MS = 3_000;

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  // Several requests fail together when a token expires; only the first one redirects.
  const hasLeft = useRef(false);
  const [queryClient] = useState(() => {
    const signOut = (notice: EntranceNotice) => {
      if (hasLeft.current) return;
      hasLeft.current = true;
      keepDrafts();
      clearSession();
      rememberTarget(window.location);
      void navigate('/app/login', withNotice(notice));
    };
    const client: QueryClient = createQueryClient({
      persister: keepAnswers,
      onUnauthenticated: (error) => {
        const notice = endNoticeOf(error);
        // Only the request that ended the session knows why, and its response may come after others.
        const mayLearnWhy = notice === 'unauthorized' && client.isFetching() > 0;
        if (mayLearnWhy) setTimeout(() => signOut(notice), REASON_WAIT_MS);
        else signOut(notice);
      },
      onStepRequired: () => {
        if (window.location.pathname === FIRST_STEPS) return;
        keepDrafts();
        rememberTarget(window.location);
        void navigate(FIRST_STEPS, { replace: true });
      },
    });
    return client;
  });
  const leave = useCallback(() => {
    // Already redirected, with a notice: another tab of the same session reports it later.
    if (hasLeft.current) return;
    keepDrafts();
    void navigate('/app/login', { replace: true });
  }, [navigate]);
  const { role, userId } = loaderData.session;
  const hasLeads = role !== null && isAllowed(role, 'lead:read:own');
  useSessionWatch(loaderData.session, leave);
  usePush(hasLeads ? userId : null);
  useEffect(() => startSender(queryClient), [queryClient]);
  useEffect(() => void tidyKept().catch(() => undefined), []);
  // Clear all cached data when the user changes.
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      forgetEverything(queryClient);
      forgetPlaces();
    };
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <AppHeader
        session={loaderData.session}
        tools={
          <>
            {role && <StaffPalette role={role} />}
            {hasLeads && <Bell />}
          </>
        }
      />
      <OfflineBar />
      {hasLeads ? (
        <ShortlistAdding>
          <SearchSaving>
            <Outlet />
          </SearchSaving>
        </ShortlistAdding>
      ) : (
        <Outlet />
      )}
      <ProofGate />
      <SignOutDialog />
      <LaterToaster atLatest={TOASTER_MS} />
    </QueryClientProvider>
  );
}
