import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadPdf } from '~/data/report-files';
import { useCurrency } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

type Saving = { isBusy: boolean; save: () => void };

/** In the app: an expired session redirects to the login. */
export function useStaffPdf(propertyId: number): Saving {
  const t = useT('reportFiles');
  const locale = useLocale();
  const { rate } = useCurrency();
  const saving = useMutation({
    mutationFn: () => downloadPdf({ kind: 'staff', propertyId }, locale, rate?.currency ?? 'USD'),
    onError: () => toast.error(t('pdf.error')),
  });
  return { isBusy: saving.isPending, save: () => saving.mutate() };
}

/** The shared page has no query client. */
export function useSharedPdf(token: string): Saving {
  const t = useT('reportFiles');
  const locale = useLocale();
  const { rate } = useCurrency();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      await downloadPdf({ kind: 'shared', token }, locale, rate?.currency ?? 'USD');
    } catch {
      toast.error(t('pdf.error'));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save };
}
