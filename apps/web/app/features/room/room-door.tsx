import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { AskLink } from './ask-link';
import { OpenLink } from './open-link';
import { useRoom } from './use-room';

const loadView = () => import('./room-view');
const RoomView = lazy(() => loadView().then(({ RoomView }) => ({ default: RoomView })));

/** Opens with a mailed link, else shows the room of this browser, else asks for a link. */
export function RoomDoor({ opening }: { opening: ReactNode }) {
  const { hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  // The server does not see the fragment.
  if (!isInBrowser) return opening;
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token ? <OpenLink key={token} token={token} /> : <OwnRoom opening={opening} />;
}

function OwnRoom({ opening }: { opening: ReactNode }) {
  const { room, isFailed, retry } = useRoom(loadView);
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
