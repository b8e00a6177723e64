import { HORIZON_YEARS } from '@alpha/engine';
import { formatMoney, type MoneyUnit } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';
import { lossesOf100 } from '../chances.ts';
import type { Outcome } from '../outcome.ts';

export type OutcomeWords = {
  t: Translate<'outcome'>;
  locale: Locale;
  /** The reader's currency; dollars without one. */
  unit?: MoneyUnit | undefined;
};

/** Loss and gain are colors on a page; the printed sign says the same. */
export type OutcomeTone = 'gain' | 'loss' | 'plain';

export type OutcomeFigure = { label: string; value: string; note: string; tone: OutcomeTone };

export type OutcomeTexts = ReturnType<typeof outcomeTexts>;

/** The outcome in words, for page, card, PDF, preview and email. */
export function outcomeTexts(outcome: Outcome, words: OutcomeWords) {
  const { t, locale, unit } = words;
  const low = resultText(outcome.result_percentile_5, locale, unit);
  const high = resultText(outcome.result_percentile_95, locale, unit);
  const isCertain = low === high;
  return {
    result: {
      label: t('result', { years: yearsIn(outcome) }),
      value: resultText(outcome.result_median, locale, unit),
      note: isCertain ? t('same') : t(unit ? 'rangeConverted' : 'range'),
      tone: toneOf(outcome.result_median),
    },
    range: isCertain
      ? null
      : { low, high, text: t('between', { low: withoutUnitOf(high, low), high }) },
    cashFlow: cashFlowFigure(outcome, words),
    toClose: {
      label: t('toClose'),
      value: formatMoney(outcome.cash_to_close, locale, { unit }) ?? '',
      note: t('toCloseNote'),
      tone: 'plain',
    },
    added: addedFigure(outcome, words),
    loss: lossFigure(outcome, words),
  } satisfies Record<string, OutcomeFigure | { low: string; high: string; text: string } | null>;
}

function cashFlowFigure(outcome: Outcome, { t, locale, unit }: OutcomeWords): OutcomeFigure {
  const monthly = Math.round(outcome.cash_flow_monthly);
  const tone = toneOf(monthly);
  return {
    label: t('cashFlow'),
    value: signed(monthly, locale, unit),
    note: t('cashFlowNote', { tone }),
    tone,
  };
}

function addedFigure(outcome: Outcome, { t, locale, unit }: OutcomeWords): OutcomeFigure {
  const added = Math.round(outcome.cash_added);
  return {
    label: t('added'),
    // Paid, so with the sign of a payment.
    value: signed(-added, locale, unit),
    note: added > 0 ? t('addedNote', { years: yearsIn(outcome) }) : t('addedNone'),
    tone: added > 0 ? 'loss' : 'plain',
  };
}

function lossFigure(outcome: Outcome, { t }: OutcomeWords): OutcomeFigure {
  return {
    label: t('loss'),
    value: t('lossValue', { count: lossCount(outcome) }),
    note: '',
    tone: 'plain',
  };
}

/** As a list, where there is no room for a drawing: emails and previews. */
export function outcomeFigures(outcome: Outcome, words: OutcomeWords): OutcomeFigure[] {
  const { result, range, cashFlow, toClose, added, loss } = outcomeTexts(outcome, words);
  const middle = { ...result, tone: outcome.result_median < 0 ? 'loss' : 'plain' } as const;
  return [
    { ...middle, note: '' },
    {
      label: words.t('rangeLabel'),
      value: range?.text ?? result.value,
      note: '',
      tone: 'plain',
    },
    cashFlow,
    toClose,
    added,
    loss,
  ];
}

const yearsIn = ({ years = HORIZON_YEARS }: Outcome): number => years;

export const lossCount = ({ chance_of_loss }: Outcome): number => lossesOf100(chance_of_loss);

/** One paragraph with everything, for emails and previews. */
export function outcomeSentence(outcome: Outcome, words: OutcomeWords): string {
  const { t, locale, unit } = words;
  const { result, range, cashFlow, toClose, added } = outcomeTexts(outcome, words);
  const years = yearsIn(outcome);
  return [
    range
      ? t('sentence.result', { years, median: result.value, low: range.low, high: range.high })
      : t('sentence.certain', { years, median: result.value }),
    t('sentence.loss', { count: lossCount(outcome) }),
    t('sentence.cash', { cashFlow: cashFlow.value, toClose: toClose.value }),
    added.tone === 'loss' &&
      t('sentence.added', {
        years,
        added: formatMoney(outcome.cash_added, locale, { unit }) ?? '',
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `−COP 8,352 million` beside another amount in millions: the word is said once. */
function withoutUnitOf(other: string, amount: string): string {
  const word = /\s\p{L}+$/u.exec(amount)?.[0];
  return word && other.endsWith(word) ? amount.slice(0, -word.length) : amount;
}

/** Simulated figures are no more exact than this, USD. */
const stepOf = (usd: number) => (Math.abs(usd) < 10_000 ? 100 : 1_000);

export const resultRounded = (usd: number): number => stepOf(usd) * Math.round(usd / stepOf(usd));

/** A simulated result with its sign, rounded: `−$166,000`. */
export const resultText = (usd: number, locale: Locale, unit?: MoneyUnit): string =>
  signed(resultRounded(usd), locale, unit);

// Without the sum, a small loss would be a negative zero.
const signed = (usd: number, locale: Locale, unit: MoneyUnit | undefined) =>
  formatMoney(usd + 0, locale, { sign: usd === 0 ? 'auto' : 'always', unit }) ?? '';

function toneOf(usd: number): OutcomeTone {
  if (usd === 0) return 'plain';
  return usd > 0 ? 'gain' : 'loss';
}
