import type { ListingImport } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startImport } from '~/data/imports';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast';

export function GoOnButton({ record }: { record: ListingImport }) {
  const t = useT('imports');
  const cache = useQueryClient();
  const starting = useMutation({
    mutationFn: () => startImport(cache, record.id, {}),
    onError: (error) => toast.error(refusalOf(error) ?? t('setup.failed')),
  });
  return (
    <Button isBusy={starting.isPending} onClick={() => starting.mutate()}>
      {t('result.goOn')}
    </Button>
  );
}
