import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { AskLink } from './ask-link';
import type { DrawnRoom } from './load-room';
import { OpenLink } from './open-link';
import { useRoom } from './use-room';

const loadView = () => import('./room-view');
const RoomView = lazy(() => loadView().then(({ RoomView }) => ({ default: RoomView })));

type DoorProps = {
  /** Read by the server. */
  drawn: DrawnRoom;
  opening: ReactNode;
};

/** Opens with a mailed link, else shows the room of this browser, else asks for a link. */
export function RoomDoor({ drawn, opening }: DoorProps) {
  const { hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  // The server does not see the fragment.
  const token = isInBrowser ? new URLSearchParams(hash.slice(1)).get('token') : null;
  if (token) return <OpenLink key={token} token={token} />;
  if (!isInBrowser && !drawn.room) return opening;
  return <OwnRoom drawn={drawn} opening={opening} />;
}

function OwnRoom({ drawn, opening }: DoorProps) {
  const { room, isFailed, retry, change } = useRoom(drawn, loadView);
  const [closed, setClosed] = useState<'here' | 'everywhere' | null>(null);
  if (closed || room === null) return <AskLink closed={closed} />;
  if (room)
    return (
      <Suspense fallback={opening}>
        <RoomView {...{ room, drawn }} onClosed={setClosed} onChange={change} onReload={retry} />
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
