import { SCENARIO_PARAMS } from '@alpha/report-model/scenario-url';
import { useSearchParams } from 'react-router';
import type { PdfOptions } from '~/data/report-files';
import { useCurrency } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';

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
export function optionsNow({ scenario: _, ...options }: PdfOptions): PdfOptions {
  return { ...options, ...scenarioIn(new URLSearchParams(window.location.search)) };
}
