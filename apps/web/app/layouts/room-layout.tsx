import { Outlet } from 'react-router';
import { BareHeader } from './bare-header';
import { NoScript } from './no-script';
import { SkipLink } from './skip-link';

/** An investor's own page: nothing beside it. */
export default function RoomLayout() {
  return (
    <>
      <SkipLink />
      <BareHeader home="/" />
      <main id="content" className="min-h-[80vh]">
        <NoScript />
        <Outlet />
      </main>
    </>
  );
}
