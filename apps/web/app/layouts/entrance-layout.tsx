import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { firstScreenOf } from '~/lib/redirect-target';
import { readSession, type StoredSession } from '~/lib/session';
import { readStored, STORAGE_KEYS } from '~/lib/storage';
import { AppHeader } from './app-header';
import { NoScript } from './no-script';
import { SkipLink } from './skip-link';

/** Login, code entry and forgotten passwords: the app's header, without the guard. */
export default function EntranceLayout() {
  const [session, setSession] = useState<StoredSession | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const look = () => {
      const stored = readSession();
      setSession(stored);
      // Signed-in users are redirected to the app, except for links from emails.
      const isDoor = pathname === '/app/login' || pathname === '/app/2fa';
      if (isDoor && stored.userId && readStored(STORAGE_KEYS.accessToken))
        void navigate(firstScreenOf(stored.role), { replace: true });
    };
    look();
    // The user may sign in or out in another tab.
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === STORAGE_KEYS.userId) look();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [navigate, pathname]);
  return (
    <>
      <SkipLink />
      <AppHeader session={session} />
      <main id="content" className="page grid justify-items-center py-12 md:py-20">
        <NoScript />
        <Outlet />
      </main>
    </>
  );
}
