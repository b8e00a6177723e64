import { lazy, Suspense } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Spinner } from '~/ui/spinner';
import type { DrawnRoom } from './load-room';

/** Drawn by the server where a room is open; its scripts come after the frame. */
const RoomDoor = lazy(() => import('./room-door').then(({ RoomDoor }) => ({ default: RoomDoor })));

export function RoomScreen({ drawn }: { drawn: DrawnRoom }) {
  return (
    <Suspense fallback={<Opening />}>
      <RoomDoor drawn={drawn} opening={<Opening />} />
    </Suspense>
  );
}

/** In the place of what comes, so that nothing jumps. */
function Opening() {
  const t = useT('room');
  return (
    <div className="page py-12 md:py-20">
      <h1 className="text-40 leading-[1.1] text-balance">{t('greetingNobody')}</h1>
      <p role="status" className="mt-4 flex items-center gap-2.5 text-ink-2">
        <Spinner />
        {t('loading')}
      </p>
    </div>
  );
}
