import type { OwnSession } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownSessionsQuery } from '~/data/account';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { Section } from '../section';
import { EndSessionDialog } from './end-session-dialog';
import { SessionRow } from './session-row';

export function SessionsSection() {
  const t = useT('account');
  return (
    <Section title={t('sessions.title')} lead={t('sessions.lead')}>
      <Sessions />
    </Section>
  );
}

function Sessions() {
  const t = useT('account');
  const { data: sessions, isError, isFetching, refetch } = useQuery(ownSessionsQuery);
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  if (isError)
    return (
      <ErrorState
        title={t('sessions.loadFailed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!sessions) return <SessionsSkeleton />;
  return (
    <>
      <ul className="border-t border-ink">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" className="mt-5" onClick={() => setEnding('others')}>
          {t('sessions.endOthers')}
        </Button>
      )}
      <EndSessionDialog ending={ending} onClose={() => setEnding(null)} />
    </>
  );
}

function SessionsSkeleton() {
  return (
    <LoadingRegion className="border-t border-ink">
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line py-4.5">
          <Skeleton className="size-5" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
