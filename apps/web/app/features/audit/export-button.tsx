import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type AuditFilter, downloadAudit } from '~/data/audit';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast';

/** Downloads all pages of the log with the current filter. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const t = useT('audit');
  const cache = useQueryClient();
  const saving = useMutation({
    mutationFn: () => downloadAudit(cache, filter),
    onError: (error) =>
      toast.error(t('errorTitle'), { description: refusalOf(error) ?? t('exportFailed') }),
  });
  return (
    <Button variant="secondary" isBusy={saving.isPending} onClick={() => saving.mutate()}>
      <Download aria-hidden="true" size={16} strokeWidth={1.5} />
      {t('export')}
    </Button>
  );
}
