import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { AskLink } from './ask-link';
import { OpenLink } from './open-link';
import { RoomView } from './room-view';
import { useRoom } from './use-room';

/** Opens with a mailed link, else shows the room of this browser, else asks for a link. */
export function RoomScreen() {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  // After hydration: the server does not see the fragment.
  useEffect(() => setToken(new URLSearchParams(hash.slice(1)).get('token')), [hash]);
  return token ? <OpenLink key={token} token={token} /> : <OwnRoom />;
}

function OwnRoom() {
  const t = useT('room');
  const { room, isFailed, retry } = useRoom();
  const [closed, setClosed] = useState<'here' | 'everywhere' | null>(null);
  if (closed || room === null) return <AskLink closed={closed} />;
  if (room) return <RoomView room={room} onClosed={setClosed} onReload={retry} />;
  if (isFailed)
    return (
      <div className="page py-12">
        <ErrorState onRetry={retry} />
      </div>
    );
  return (
    <div className="page py-8 md:py-14">
      <h1 className="sr-only">{t('loading')}</h1>
      <LoadingRegion className="max-w-(--measure)">
        <SkeletonText lines={6} />
      </LoadingRegion>
    </div>
  );
}
