import { ApiError } from '~/lib/api-error';
import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { VisitorCompare } from './visitor-compare';

const ROOM = { kind: 'room' } as const;

/** Homes of the room that is open in this browser. */
export function RoomCompareScreen() {
  return (
    <VisitorCompare
      by={ROOM}
      from="/room"
      failure={(error) => error instanceof ApiError && error.code === 'room.closed' && <Closed />}
    />
  );
}

function Closed() {
  const t = useT('compare');
  return (
    <div className="page py-12">
      <h1 className="text-40 leading-[1.1]">{t('title')}</h1>
      <EmptyState
        className="mt-6"
        title={t('closed.title')}
        text={t('closed.text')}
        actions={<ButtonLink to="/room">{t('closed.open')}</ButtonLink>}
      />
    </div>
  );
}
