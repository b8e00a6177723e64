import type { TenYearOutcome } from '@alpha/contract';
import { outcomeTexts } from '@alpha/report-model/texts/outcome';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** The outcome in words and in the reader's currency, as in the report. */
export function useOutcomeTexts(outcome: TenYearOutcome) {
  return outcomeTexts(outcome, { t: useT('outcome'), locale: useLocale(), unit: useMoneyUnit() });
}
