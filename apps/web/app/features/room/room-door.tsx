import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Room } from '~/data/room';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { AskLink } from './ask-link';
import { OpenLink } from './open-link';
import { useRoom } from './use-room';

const loadView = () => import('./room-view');
const RoomView = lazy(() => loadView().then(({ RoomView }) => ({ default: RoomView })));

type DoorProps = {
  /** Read by the server; `null`: the browser has to look. */
  room: Room | null;
  opening: ReactNode;
};

/** Opens with a mailed link, else shows the room of this browser, else asks for a link. */
export function RoomDoor({ room, opening }: DoorProps) {
  const { hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  // The server does not see the fragment.
  const token = isInBrowser ? new URLSearchParams(hash.slice(1)).get('token') : null;
  if (token) return <OpenLink key={token} token={token} />;
  if (!isInBrowser && !room) return opening;
  return <OwnRoom room={room} opening={opening} />;
}

function OwnRoom({ room: read, opening }: DoorProps) {
  const { room, isFailed, retry } = useRoom(read, loadView);
  const [closed, setClosed] = useState<'here' | 'everywhere' | null>(null);
  if (closed || room === null) return <AskLink closed={closed} />;
  if (room)
    return (
      <Suspense fallback={opening}>
        <RoomView room={room} onClosed={setClosed} onReload={retry} />
      </Suspense>
    );
  return isFailed ? <Failed onRetry={retry} /> : opening;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT('room');
  return (
    <div className="page grid justify-items-start gap-4 py-12">
      <Notice tone="loss">{t('open.failed')}</Notice>
      <Button variant="secondary" onClick={onRetry}>
        {t('open.retry')}
      </Button>
    </div>
  );
}
