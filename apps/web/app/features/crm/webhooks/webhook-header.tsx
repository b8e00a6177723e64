import type { Webhook } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, KeyRound, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changeWebhook, removeWebhook, renewWebhookSecret, testWebhook } from '~/data/webhooks';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { PageHeader } from '~/ui/page-header';
import { toast } from '~/ui/toast';
import { WebhookDialog } from './webhook-dialog';
import { WebhookSecretDialog } from './webhook-secret-dialog';
import { WebhookState } from './webhooks-screen';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type Asked = 'edit' | 'renew' | 'remove' | null;

/** Name, state and everything that can be done with a webhook. */
export function WebhookHeader({ webhook }: { webhook: Webhook }) {
  const t = useT('webhooks');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { id, name, is_active } = webhook;
  const [asked, setAsked] = useState<Asked>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const onError = (error: unknown) => toast.error(refusalOf(error) ?? t('failed'));
  const pausing = useMutation({
    mutationFn: () => changeWebhook(cache, id, { is_active: !is_active }),
    onError,
  });
  const testing = useMutation({
    mutationFn: () => testWebhook(cache, id),
    onSuccess: () => toast.success(t('log.queued')),
    onError,
  });
  const renewing = useMutation({
    mutationFn: () => renewWebhookSecret(cache, id),
    onSuccess: ({ secret }) => {
      setAsked(null);
      setSecret(secret);
    },
    onError,
  });
  const removing = useMutation({
    mutationFn: () => removeWebhook(cache, id),
    onSuccess: () => navigate('/app/settings/webhooks'),
    onError,
  });
  return (
    <>
      <PageHeader
        title={name}
        lead={<WebhookState webhook={webhook} />}
        actions={
          <>
            {is_active && (
              <Button
                variant="secondary"
                isBusy={testing.isPending}
                onClick={() => testing.mutate()}
              >
                <Send {...ICON} />
                {t('test')}
              </Button>
            )}
            <Button
              variant={is_active ? 'secondary' : 'primary'}
              isBusy={pausing.isPending}
              onClick={() => pausing.mutate()}
            >
              {t(is_active ? 'pause' : 'resume')}
            </Button>
            <Menu
              trigger={
                <IconButton label={t('more', { name })}>
                  <Ellipsis {...ICON} />
                </IconButton>
              }
              items={[
                { label: t('edit'), icon: <Pencil {...ICON} />, onSelect: () => setAsked('edit') },
                {
                  label: t('renew'),
                  icon: <KeyRound {...ICON} />,
                  onSelect: () => setAsked('renew'),
                },
                {
                  label: t('remove'),
                  icon: <Trash2 {...ICON} />,
                  isDanger: true,
                  onSelect: () => setAsked('remove'),
                },
              ]}
            />
          </>
        }
      />
      {asked === 'edit' && (
        <WebhookDialog
          title={t('edit')}
          webhook={webhook}
          onClose={() => setAsked(null)}
          onSave={async (values) => {
            await changeWebhook(cache, id, values);
            setAsked(null);
            toast.success(t('saved'));
          }}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'renew'}
        onOpenChange={() => setAsked(null)}
        title={t('renew')}
        description={t('renewText')}
        confirmLabel={t('renewConfirm')}
        isBusy={renewing.isPending}
        onConfirm={() => renewing.mutate()}
      />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={() => setAsked(null)}
        title={t('removeTitle', { name })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        isDanger
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
      {secret && <WebhookSecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
