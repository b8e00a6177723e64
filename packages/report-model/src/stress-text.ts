import {
  type ProjectInputs,
  STRESS_TERMS,
  type StressCase,
  type StressTest,
  yearsHeld,
} from '@alpha/engine';
import { formatDate, formatMoney, formatPercent, formatRate, type MoneyUnit } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';
import type { ReportStress, StressFigure, StressLine, WorstYears } from './stress.ts';

type Words = { t: Translate<'stress'>; locale: Locale; unit?: MoneyUnit | undefined };

/** Name of a line and what changes in it, with this property's figures. */
export function stressLineText(
  kind: StressLine['kind'],
  { inputs, worst }: Pick<ReportStress, 'inputs' | 'worst'>,
  { t, locale, unit }: Words,
): { name: string; text: string } {
  const usd = (value: number) => formatMoney(value, locale, { unit }) ?? '';
  switch (kind) {
    case 'plan':
      return { name: t('plan'), text: t('planText') };
    case 'worstTen': {
      const years = stretchValues(worst, 'tenYears', inputs, { t, locale });
      return { name: t('name.worstTen', years), text: t('text.worstTen', years) };
    }
    case 'worstFive': {
      const years = stretchValues(worst, 'fiveYears', inputs, { t, locale });
      return { name: t('name.worstFive', years), text: t('text.worstFive', years) };
    }
    case 'rates': {
      const apr = (value: number) => formatPercent(value, locale) ?? '';
      const after = apr(inputs.aprPercent + STRESS_TERMS.ratePoints);
      return {
        name: t('name.rates', terms(locale)),
        text: t('text.rates', { after, before: apr(inputs.aprPercent) }),
      };
    }
    case 'rents': {
      const after = usd(inputs.rentMonthly * (1 - STRESS_TERMS.rentCut));
      return {
        name: t('name.rents', terms(locale)),
        text: t('text.rents', { after, before: usd(inputs.rentMonthly) }),
      };
    }
    case 'insurance': {
      const planned = inputs.listPrice * inputs.insuranceRateAnnual;
      const after = usd(planned * STRESS_TERMS.insuranceFactor);
      return {
        name: t('name.insurance'),
        text: t('text.insurance', { after, before: usd(planned) }),
      };
    }
    case 'vacancy':
      return {
        name: t('name.vacancy'),
        text: t('text.vacancy', {
          year: String(Math.min(STRESS_TERMS.vacantYear, yearsHeld(inputs))),
        }),
      };
  }
}

/** What the cases ask of the owner, and how they end: two sentences. */
export function stressSentence(test: StressTest, words: Words): string {
  return `${cashSentence(test, words)} ${stressResult(test, words)}`;
}

/** Why rows are missing, each reason once. */
export function skippedTexts({ skipped }: Pick<StressTest, 'skipped'>, words: Words): string[] {
  return [...new Set(skipped.map((each) => skippedText(each, words)))];
}

function skippedText({ kind, reason }: StressTest['skipped'][number], { t }: Words): string {
  if (reason === 'shortHistory')
    return t('skipped.shortHistory', { years: kind === 'worstTen' ? '10' : '5' });
  return t(`skipped.${reason}`);
}

function stretchValues(
  worst: WorstYears | null,
  stretch: 'fiveYears' | 'tenYears',
  inputs: ProjectInputs,
  { t, locale }: Words,
) {
  const { from = '', to = '', levels = [] } = worst?.[stretch] ?? {};
  const change = (levels.at(-1) ?? 1) - 1;
  return {
    from: from.slice(0, 4),
    to: to.slice(0, 4),
    change: formatRate(change, locale, { decimals: 0, sign: 'always' }) ?? '',
    place: worst?.metro ?? t('metro'),
    first: formatDate(`${from}-01`, locale, 'longMonth') ?? from,
    last: formatDate(`${to}-01`, locale, 'longMonth') ?? to,
    source: worst?.source ?? 'none',
    sale: saleOf(yearsHeld(inputs) - (levels.length - 1)),
  };
}

/** Whether the sale comes before, at or after the end of a stretch. */
function saleOf(yearsLeft: number): 'before' | 'at' | 'after' {
  if (yearsLeft === 0) return 'at';
  return yearsLeft < 0 ? 'before' : 'after';
}

/** `Year 2`, `$12,000 at the sale`; null where the figure needs no note. */
export function figureNote(
  { figures }: StressLine,
  figure: string,
  { t, locale, unit }: Words,
): string | null {
  if (figure === 'worstYearCashflow') return t('year', { year: String(figures.worstYear) });
  if (figure !== 'cashAdded' || isNothing(figures.addedAtSale)) return null;
  return t('atSale', { amount: formatMoney(figures.addedAtSale, locale, { unit }) ?? '' });
}

/** The change from the plan; null where it would repeat the figure, as the plan has none of it. */
export function figureChange({ figures, change }: StressLine, figure: StressFigure): number | null {
  const value = change?.[figure];
  if (value === undefined) return null;
  return value !== 0 && isNothing(figures[figure] - value) ? null : value;
}

function cashSentence({ plan, rows }: StressTest, { t, locale, unit }: Words): string {
  const usd = (value: number) => formatMoney(value, locale, { unit }) ?? '';
  const hardest = rows.reduce((most, row) =>
    row.figures.cashAdded > most.figures.cashAdded ? row : most,
  );
  if (isNothing(hardest.figures.cashAdded)) return t('cash.never');
  const amount = usd(hardest.figures.cashAdded);
  if (isNothing(hardest.change.cashAdded)) return t('cash.same', { amount });
  const named = { case: ifText(hardest.kind, { t, locale }), amount };
  if (isNothing(plan.cashAdded)) return t('cash.only', named);
  return t('cash.more', { ...named, plan: usd(plan.cashAdded) });
}

/** How the cases end: one sentence. */
export function stressResult({ plan, rows }: StressTest, { t, locale, unit }: Words): string {
  if (isLoss(plan.netProfit))
    return t('result.planLoss', { amount: formatMoney(-plan.netProfit, locale, { unit }) ?? '' });
  const count = rows.length;
  const losses = rows.filter(({ figures }) => isLoss(figures.netProfit)).length;
  if (losses === 0) return t('result.profit', { count });
  return losses === count
    ? t('result.loss', { count })
    : t('result.some', { losses, count: String(count) });
}

function ifText(kind: StressCase, { t, locale }: Words): string {
  if (kind === 'rates') return t('if.rates', terms(locale));
  if (kind === 'rents') return t('if.rents', terms(locale));
  return t(`if.${kind}`);
}

function terms(locale: Locale) {
  return {
    points: String(STRESS_TERMS.ratePoints),
    cut: formatRate(STRESS_TERMS.rentCut, locale, { decimals: 0 }) ?? '',
  };
}

/** Prints as 0. */
const isNothing = (usd: number) => Math.abs(usd) < 0.5;
const isLoss = (usd: number) => usd <= -0.5;
