import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { webhooksQuery } from '~/data/webhooks';
import { useT } from '~/lib/i18n/use-t';
import { BackLink } from '~/ui/back-link';
import { ErrorState } from '~/ui/error-state';
import { Moment } from '~/ui/moment';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import { CopyLine } from '../copy-line';
import { Panel } from '../panel';
import { MessageLog } from './message-log';
import { eventKey } from './webhook-dialog';
import { WebhookHeader } from './webhook-header';

/** As documented in docs/webhooks.md. */
const SIGNATURE = 'X-Alpha-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">';

export function WebhookScreen() {
  const t = useT('webhooks');
  const { id } = useParams();
  const { data, isError, isFetching, refetch } = useQuery(webhooksQuery);
  const webhook = data?.find((each) => String(each.id) === id);
  return (
    <div className="grid gap-6">
      <BackLink to="/app/settings/webhooks">{t('title')}</BackLink>
      {webhook ? (
        <>
          <WebhookHeader webhook={webhook} />
          {webhook.given_up_at ? (
            <Notice tone="loss">{t('givenUp')}</Notice>
          ) : (
            webhook.is_active &&
            webhook.failing_since && (
              <Notice tone="loss">
                {t('failingSince')} <Moment at={webhook.failing_since} />
              </Notice>
            )
          )}
          <Panel title={t('setup.title')} lead={t('setup.lead')}>
            <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="text-ink-3">{t('address')}</dt>
              <dd className="wrap-anywhere">{webhook.url}</dd>
              <dt className="text-ink-3">{t('events')}</dt>
              <dd>{webhook.events.map((event) => t(`event.${eventKey(event)}`)).join(' · ')}</dd>
            </dl>
            <CopyLine label={t('setup.header')} text={SIGNATURE} />
          </Panel>
          <MessageLog webhook={webhook} />
        </>
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <ErrorState title={t('gone')} />
      ) : (
        <Skeleton className="h-96 rounded-3" />
      )}
    </div>
  );
}
