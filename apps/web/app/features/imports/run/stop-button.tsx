import type { ListingImport } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { stopImport } from '~/data/imports';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast';

export function StopButton({ record }: { record: ListingImport }) {
  const t = useT('imports');
  const cache = useQueryClient();
  const stopping = useMutation({
    mutationFn: () => stopImport(cache, record.id),
    onError: (error) => toast.error(refusalOf(error) ?? t('progress.stopFailed')),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={stopping.isPending}
      onClick={() => stopping.mutate()}
    >
      {t('progress.stop')}
    </Button>
  );
}
