import type { Sequence } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { ListOrdered, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { sequencesQuery } from '~/data/sequences';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { StepLine } from '../conversations/step-line';
import { useTemplateName } from '../conversations/use-template-name';

/** Series of messages and calls that leads can be put into. */
export function SequencesScreen() {
  const t = useT('sequences');
  const { data, isError, isFetching, refetch } = useQuery(sequencesQuery);
  const add = (
    <ButtonLink to="/app/settings/sequences/new">
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      {t('add')}
    </ButtonLink>
  );
  return (
    <div className="grid gap-6">
      <PageHeader title={t('title')} lead={t('lead')} actions={data?.length ? add : undefined} />
      {!data ? (
        isError ? (
          <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-64 rounded-3" />
        )
      ) : data.length === 0 ? (
        <EmptyState
          icon={<ListOrdered aria-hidden="true" size={28} strokeWidth={1.25} />}
          title={t('none')}
          text={t('noneText')}
          actions={add}
        />
      ) : (
        <ul className="border-t border-line">
          {data.map((sequence) => (
            <Row key={sequence.id} sequence={sequence} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ sequence }: { sequence: Sequence }) {
  const t = useT('sequences');
  const nameOf = useTemplateName();
  const { id, is_active: isActive, running, steps } = sequence;
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to={`/app/settings/sequences/${id}`}
          className="text-16 font-medium wrap-anywhere hover:text-accent hover:underline"
        >
          {nameOf(sequence)}
        </Link>
        {!isActive && <Badge>{t('off')}</Badge>}
        <span className="text-13 text-ink-3">{t('running', { count: running })}</span>
      </p>
      <ol className="grid gap-x-8 md:grid-cols-3">
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice.
          <StepLine key={i} step={step} isFirst={i === 0} />
        ))}
      </ol>
    </li>
  );
}
