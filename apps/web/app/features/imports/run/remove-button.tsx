import type { ListingImport } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetImport, removeImport } from '~/data/imports';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Notice } from '~/ui/notice';

/** For an import that has written nothing. */
export function RemoveButton({ record }: { record: ListingImport }) {
  const t = useT('imports');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeImport(record.id),
    onSuccess: async () => {
      await navigate('/app/imports');
      forgetImport(cache, record.id);
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('remove.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('remove.confirm', { name: record.name })}
        description={t('remove.text')}
        confirmLabel={t('remove.action')}
        isDanger
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
      >
        {removing.isError && (
          <Notice tone="loss">{refusalOf(removing.error) ?? t('remove.failed')}</Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
