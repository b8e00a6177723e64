import { useMutation } from '@tanstack/react-query';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { downloadPdf, type PdfSource } from './pdf.api';

export function usePdf(source: PdfSource): { isBusy: boolean; save: () => void } {
  const t = useT('reportFiles');
  const locale = useLocale();
  const saving = useMutation({
    mutationFn: () => downloadPdf(source, locale),
    onError: () => toast.error(t('pdf.error')),
  });
  return { isBusy: saving.isPending, save: () => saving.mutate() };
}
