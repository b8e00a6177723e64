import type { ApiKey } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { apiKeysQuery, removeApiKey } from '~/data/api-keys';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { toast } from '~/ui/toast';
import { CopyLine } from '../copy-line';
import { SettingsList } from '../settings-parts/settings-list';
import { ShownOnceDialog } from '../settings-parts/shown-once-dialog';
import { AddKeyDialog } from './add-key-dialog';
import { ApiKeyRow } from './api-key-row';

/** Keys with which other systems use the API. */
export function ApiKeysScreen() {
  const t = useT('apiKeys');
  const cache = useQueryClient();
  const list = useQuery(apiKeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const removing = useMutation({
    mutationFn: (id: number) => removeApiKey(cache, id),
    onSuccess: () => {
      setAsked(null);
      toast.success(t('revoked'));
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('failed')),
  });
  return (
    <SettingsList
      words={{
        ...{ title: t('title'), add: t('add') },
        ...{ none: t('none'), noneText: t('noneText') },
      }}
      lead={
        <>
          {t('lead')}{' '}
          <a
            href="/api/docs"
            className="text-accent underline underline-offset-3 hover:text-accent-hover"
          >
            {t('docs')}
          </a>
        </>
      }
      list={list}
      icon={<KeyRound aria-hidden="true" size={28} strokeWidth={1.25} />}
      onAdd={() => setAdding(true)}
      rowOf={(apiKey) => (
        <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setAsked(apiKey)} />
      )}
    >
      {isAdding && (
        <AddKeyDialog
          onClose={() => setAdding(false)}
          onAdded={(key) => {
            setAdding(false);
            setShown(key);
          }}
        />
      )}
      {shown && (
        <ShownOnceDialog
          words={{ title: t('shown.title'), once: t('shown.once'), done: t('shown.done') }}
          onClose={() => setShown(null)}
        >
          <CopyLine label={t('shown.label')} text={`Authorization: Bearer ${shown}`} />
        </ShownOnceDialog>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('revokeTitle', { name: asked?.name ?? '' })}
        description={t('revokeText')}
        confirmLabel={t('revoke')}
        isDanger
        isBusy={removing.isPending}
        onConfirm={() => asked && removing.mutate(asked.id)}
      />
    </SettingsList>
  );
}
