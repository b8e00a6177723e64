import type { TenYearOutcome } from '@alpha/contract';
import { outcomeTexts } from '@alpha/report-model/texts/outcome';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** The outcome in words, as in the report. */
export function useOutcomeTexts(outcome: TenYearOutcome) {
  return outcomeTexts(outcome, { t: useT('outcome'), locale: useLocale() });
}
