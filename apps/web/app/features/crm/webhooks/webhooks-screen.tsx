import type { Webhook } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { addWebhook, webhooksQuery } from '~/data/webhooks';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Moment } from '~/ui/moment';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { WebhookDialog } from './webhook-dialog';
import { WebhookSecretDialog } from './webhook-secret-dialog';

type Made = { webhook: Webhook; secret: string };

/** Systems that get what happens to leads. */
export function WebhooksScreen() {
  const t = useT('webhooks');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useQuery(webhooksQuery);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
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
          icon={<WebhookIcon aria-hidden="true" size={28} strokeWidth={1.25} />}
          title={t('none')}
          text={t('noneText')}
          actions={add}
        />
      ) : (
        <ul className="border-t border-line">
          {data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {isAdding && (
        <WebhookDialog
          title={t('add')}
          onClose={() => setAdding(false)}
          onSave={async (values) => {
            const made = await addWebhook(cache, values);
            setAdding(false);
            setMade(made);
          }}
        />
      )}
      {made && (
        <WebhookSecretDialog
          secret={made.secret}
          onClose={() => void navigate(`/app/settings/webhooks/${made.webhook.id}`)}
        />
      )}
    </div>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useT('webhooks');
  const { waiting, failed } = webhook.counts;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/app/settings/webhooks/${webhook.id}`}
            className="text-16 font-medium wrap-anywhere hover:text-accent hover:underline"
          >
            {webhook.name}
          </Link>
          <WebhookState webhook={webhook} />
        </p>
        <p className="text-13 wrap-anywhere text-ink-3">{webhook.url}</p>
      </div>
      <p className="figures flex flex-wrap gap-x-4 text-13 text-ink-2 md:justify-end">
        {waiting > 0 && <span>{t('waiting', { count: waiting })}</span>}
        {failed > 0 && <span>{t('failedCount', { count: failed })}</span>}
        <span>
          {webhook.last_delivered_at ? (
            <>
              {t('last')} <Moment at={webhook.last_delivered_at} isBrief />
            </>
          ) : (
            t('nothingYet')
          )}
        </span>
      </p>
    </li>
  );
}

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useT('webhooks');
  if (!webhook.is_active)
    return <Badge tone={webhook.given_up_at ? 'loss' : 'neutral'}>{t('paused')}</Badge>;
  if (webhook.failing_since) return <Badge tone="loss">{t('failing')}</Badge>;
  return <Badge tone="gain">{t('active')}</Badge>;
}
