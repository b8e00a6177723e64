import type { IntakeSource } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { intakeSourcesQuery } from '~/data/intake-sources';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Moment } from '~/ui/moment';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { AddSourceDialog } from './add-source-dialog';
import { SecretDialog, type ShownSecret } from './secret-dialog';

/** Systems that send leads. */
export function SourcesScreen() {
  const t = useT('intakeSources');
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useQuery(intakeSourcesQuery);
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      {t('add')}
    </Button>
  );
  return (
    <div className="grid gap-6">
      <PageHeader title={t('title')} lead={t('lead')} actions={data?.length ? add : undefined} />
      {!data ? (
        isError ? (
          <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 rounded-3" />
        )
      ) : data.length === 0 ? (
        <EmptyState
          icon={<Webhook aria-hidden="true" size={28} strokeWidth={1.25} />}
          title={t('none')}
          text={t('noneText')}
          actions={add}
        />
      ) : (
        <ul className="border-t border-line">
          {data.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddSourceDialog
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false);
            setShown(made);
          }}
        />
      )}
      {shown && (
        <SecretDialog
          shown={shown}
          onClose={() => void navigate(`/app/settings/sources/${shown.source.id}`)}
        />
      )}
    </div>
  );
}

function SourceRow({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const { leads, joined, problems } = source.counts;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/app/settings/sources/${source.id}`}
            className="text-16 font-medium wrap-anywhere hover:text-accent hover:underline"
          >
            {source.name}
          </Link>
          {!source.is_active && <Badge>{t('paused')}</Badge>}
          {problems > 0 && <Badge tone="loss">{t('problems', { count: problems })}</Badge>}
        </p>
        <p className="text-13 text-ink-3">{t(`kind.${source.kind}`)}</p>
      </div>
      <p className="figures flex flex-wrap gap-x-4 text-13 text-ink-2 md:justify-end">
        <span>{t('leads', { count: leads })}</span>
        {joined > 0 && <span>{t('joined', { count: joined })}</span>}
        <span>
          {source.last_delivery_at ? (
            <>
              {t('last')} <Moment at={source.last_delivery_at} isBrief />
            </>
          ) : (
            t('nothingYet')
          )}
        </span>
      </p>
    </li>
  );
}
