import type { ApiKey } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { apiKeysQuery, removeApiKey } from '~/data/api-keys';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import { CopyLine } from '../copy-line';
import { AddKeyDialog } from './add-key-dialog';
import { ApiKeyRow } from './api-key-row';

/** Keys with which other systems use the API. */
export function ApiKeysScreen() {
  const t = useT('apiKeys');
  const cache = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(apiKeysQuery);
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
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      {t('add')}
    </Button>
  );
  return (
    <div className="grid gap-6">
      <PageHeader
        title={t('title')}
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
        actions={data?.length ? add : undefined}
      />
      {!data ? (
        isError ? (
          <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 rounded-3" />
        )
      ) : data.length === 0 ? (
        <EmptyState
          icon={<KeyRound aria-hidden="true" size={28} strokeWidth={1.25} />}
          title={t('none')}
          text={t('noneText')}
          actions={add}
        />
      ) : (
        <ul className="border-t border-line">
          {data.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setAsked(apiKey)} />
          ))}
        </ul>
      )}
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
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setShown(null)}
          title={t('shown.title')}
          description={t('shown.once')}
          actions={<Button onClick={() => setShown(null)}>{t('shown.done')}</Button>}
        >
          <CopyLine label={t('shown.label')} text={`Authorization: Bearer ${shown}`} />
        </Dialog>
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
    </div>
  );
}
