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
  return { locale, currency: rate?.currency ?? 'USD', ...scenarioIn(params) };
}

function scenarioIn(params: URLSearchParams): { scenario?: string } {
  const shown = [...params].filter(([name]) => SCENARIO_PARAMS.has(name));
  const scenario = new URLSearchParams(shown).toString();
  return scenario ? { scenario } : {};
}

/** At the moment of the click: after a slider has moved, the page renders a moment after its URL. */
function optionsNow({ scenario: _, ...options }: PdfOptions): PdfOptions {
  return { ...options, ...scenarioIn(new URLSearchParams(window.location.search)) };
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
    mutationFn: () => {
      const now = optionsNow(options);
      const named = now.scenario && kept && { scenario_name: kept.name };
      return downloadPdf({ kind: 'staff', propertyId }, { ...now, ...named });
    },
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
      await downloadPdf({ kind: 'shared', token }, optionsNow(options));
    } catch {
      toast.error(t('pdf.error'));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save };
}
