import type { Webhook } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addWebhook, webhooksQuery } from '~/data/webhooks';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { Moment } from '~/ui/moment';
import { SettingsList, SettingsRow } from '../settings-parts/settings-list';
import { WebhookDialog } from './webhook-dialog';
import { WebhookSecretDialog } from './webhook-secret-dialog';

type Made = { webhook: Webhook; secret: string };

/** Systems that get what happens to leads. */
export function WebhooksScreen() {
  const t = useT('webhooks');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const list = useQuery(webhooksQuery);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  return (
    <SettingsList
      words={{
        ...{ title: t('title'), add: t('add') },
        ...{ none: t('none'), noneText: t('noneText') },
      }}
      lead={t('lead')}
      list={list}
      icon={<WebhookIcon aria-hidden="true" size={28} strokeWidth={1.25} />}
      onAdd={() => setAdding(true)}
      rowOf={(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
    >
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
    </SettingsList>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useT('webhooks');
  const { waiting, failed } = webhook.counts;
  return (
    <SettingsRow
      to={`/app/settings/webhooks/${webhook.id}`}
      name={webhook.name}
      badges={<WebhookState webhook={webhook} />}
      about={webhook.url}
      figures={
        <>
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
        </>
      }
    />
  );
}

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useT('webhooks');
  if (!webhook.is_active)
    return <Badge tone={webhook.given_up_at ? 'loss' : 'neutral'}>{t('paused')}</Badge>;
  if (webhook.failing_since) return <Badge tone="loss">{t('failing')}</Badge>;
  return <Badge tone="gain">{t('active')}</Badge>;
}
