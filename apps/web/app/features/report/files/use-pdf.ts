import { isSameChanges } from '@alpha/report-model/scenario-changes';
import { SCENARIO_PARAMS } from '@alpha/report-model/scenario-url';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { downloadPdf, type PdfOptions } from '~/data/report-files';
import { useCurrency } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { useOwnScenario, useScenarioStore } from '../what-if/scenario-store';

type Saving = { isBusy: boolean; save: () => void };

/** As the page is: its language, its currency and the scenario in its URL. */
export function usePdfOptions(): PdfOptions {
  const locale = useLocale();
  const { rate } = useCurrency();
  const [params] = useSearchParams();
  const shown = [...params].filter(([name]) => SCENARIO_PARAMS.has(name));
  const scenario = new URLSearchParams(shown).toString();
  return { locale, currency: rate?.currency ?? 'USD', ...(scenario && { scenario }) };
}

/** In the app: an expired session redirects to the login. */
export function useStaffPdf(propertyId: number): Saving {
  const t = useT('reportFiles');
  const options = usePdfOptions();
  const own = useOwnScenario();
  const kept = useScenarioStore()?.list.find(
    ({ changes }) => own !== null && isSameChanges(own, changes),
  );
  const saving = useMutation({
    mutationFn: () =>
      downloadPdf(
        { kind: 'staff', propertyId },
        { ...options, ...(options.scenario && kept && { scenario_name: kept.name }) },
      ),
    onError: () => toast.error(t('pdf.error')),
  });
  return { isBusy: saving.isPending, save: () => saving.mutate() };
}

/** The shared page has no query client. */
export function useSharedPdf(token: string): Saving {
  const t = useT('reportFiles');
  const options = usePdfOptions();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      await downloadPdf({ kind: 'shared', token }, options);
    } catch {
      toast.error(t('pdf.error'));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save };
}
