import type { Comparison } from '@alpha/contract';
import { formatPercent, formatRate } from '@alpha/i18n';
import type { Translate } from '@alpha/i18n/translator';
import { scenarioText } from '../scenario-text.ts';
import type { ComparedWords } from './cell-text.ts';

/** What all figures assume: `35% down, 7.50%, sold in year 10`; what differs between homes is left out. */
export function termsText({ homes, years }: Comparison, { t, locale }: ComparedWords): string {
  const figures = homes.flatMap((home) => home.figures ?? []);
  const shared = <V>(values: readonly V[]) =>
    values.length > 0 && values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
  const down = shared(figures.map((each) => each.downpayment_percentage));
  const apr = shared(figures.map((each) => each.apr));
  return [
    down !== null &&
      (down === 1
        ? t('terms.cash')
        : t('terms.down', { share: formatRate(down, locale, { decimals: 0 }) ?? '' })),
    down !== 1 && apr !== null && t('terms.apr', { rate: formatPercent(apr, locale) ?? '' }),
    t('terms.sold', { years }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What differs from our assumptions, for all homes; empty for nothing. */
export const comparedScenarioText = (
  { changes }: Comparison,
  { locale, unit }: ComparedWords,
  whatIf: Translate<'whatIf'>,
): string => (changes ? scenarioText(changes, locale, whatIf, unit) : '');
