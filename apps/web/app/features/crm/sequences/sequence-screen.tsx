import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { templatesQuery } from '~/data/message-templates';
import { sequencesQuery } from '~/data/sequences';
import { useT } from '~/lib/i18n/use-t';
import { BackLink } from '~/ui/back-link';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import { SequenceForm } from './sequence-form';

/** One sequence, or a new one. */
export function SequenceScreen() {
  const t = useT('sequences');
  const { id } = useParams();
  const sequences = useQuery(sequencesQuery);
  const templates = useQuery(templatesQuery);
  const sequence = sequences.data?.find((each) => String(each.id) === id) ?? null;
  const shared = templates.data?.filter(({ audience }) => audience === 'everyone');
  const isFailed = sequences.isError || templates.isError;
  return (
    <div className="grid gap-4">
      <div>
        <BackLink to="/app/settings/sequences">{t('title')}</BackLink>
      </div>
      {sequences.data && shared ? (
        sequence || id === 'new' ? (
          <SequenceForm key={sequence?.id} sequence={sequence} templates={shared} />
        ) : (
          <ErrorState title={t('gone')} />
        )
      ) : isFailed ? (
        <ErrorState
          isRetrying={sequences.isFetching || templates.isFetching}
          onRetry={() => void Promise.all([sequences.refetch(), templates.refetch()])}
        />
      ) : (
        <Skeleton className="h-96 rounded-3" />
      )}
    </div>
  );
}
