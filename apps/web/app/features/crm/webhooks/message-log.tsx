import { WEBHOOK_STATUSES, type Webhook } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MESSAGES_PER_PAGE, messagesQuery } from '~/data/webhooks';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { Pagination } from '~/ui/pagination';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { Panel } from '../panel';
import { MessageRow } from './message-row';

/** What was sent or waits; page and filter are in the address. */
export function MessageLog({ webhook }: { webhook: Webhook }) {
  const t = useT('webhooks');
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const status = WEBHOOK_STATUSES.find((each) => each === params.get('status')) ?? null;
  const { data, isError, isFetching, refetch } = useQuery(
    messagesQuery(webhook.id, { page, status }),
  );
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / MESSAGES_PER_PAGE));
  const linkTo = (next: number) => {
    const search = new URLSearchParams({ ...(status && { status }), page: String(next) });
    return { search: `?${search}` };
  };
  return (
    <Panel title={t('log.title')} lead={t('log.lead')}>
      <Select
        label={t('log.filter')}
        className="max-w-xs"
        value={status ?? ''}
        onChange={({ target }) => setParams(target.value ? { status: target.value } : {})}
        options={[
          { value: '', label: t('log.all') },
          ...WEBHOOK_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
      />
      {!data ? (
        isError ? (
          <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 rounded-3" />
        )
      ) : data.data.length === 0 ? (
        <p className="text-14 text-ink-2">{t('log.none')}</p>
      ) : (
        <ul className="border-t border-line">
          {data.data.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {last > 1 && <Pagination current={page} last={last} linkTo={linkTo} />}
    </Panel>
  );
}
