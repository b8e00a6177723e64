import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { readSession, type StoredSession } from '~/lib/session';
import { AppHeader } from './app-header';
import { SkipLink } from './skip-link';

/** Login and code entry: the app's header, without the guard. */
export default function EntranceLayout() {
  const [session, setSession] = useState<StoredSession | null>(null);
  useEffect(() => setSession(readSession()), []);
  return (
    <>
      <SkipLink />
      <AppHeader session={session} />
      <main id="content" className="page grid justify-items-center py-12 md:py-20">
        <Outlet />
      </main>
    </>
  );
}
