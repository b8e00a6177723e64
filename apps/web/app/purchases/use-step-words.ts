import type { PurchasePlan } from '@alpha/contract';
import { formatDate, formatMoney, type Locale } from '@alpha/i18n';
import { type DeadlineMoment, deadlineMoments, wallTimeAt } from '@alpha/i18n/zoned-time';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

type Step = PurchasePlan['steps'][number];
type Named = Pick<Step, 'key' | 'title'> & Partial<Pick<Step, 'filing_year'>>;

/** Names and times of steps, as room and lead page write them. */
export function useStepWords() {
  const t = useT('purchaseSteps');
  const locale = useLocale();
  return {
    /** What is filed each year has a step for each year. */
    nameOf: ({ key, title, filing_year: year }: Named): string => {
      const step = title ?? t(`step.${key}.title`);
      return year ? t('filing', { step, year: String(year) }) : step;
    },
    textOf: ({ key }: Pick<Step, 'key'>): string => (key === 'other' ? '' : t(`step.${key}.text`)),
    momentsOf: (dueAt: string, zone: string): DeadlineMoment[] =>
      deadlineMoments(new Date(dueAt), locale, zone),
    /** Of a calendar day such as `2026-12-22`. */
    dayText: (date: string): string => formatDate(date, locale) ?? '',
    /** The day of an instant on the plan’s clock: in UTC, an evening in Bogotá is tomorrow. */
    dayTextAt: (at: string, zone: string): string =>
      formatDate(wallTimeAt(zone, new Date(at)).date, locale) ?? '',
    costText: ({ from, to }: { from: number; to: number }): string =>
      [...new Set([from, to])].map((amount) => amountText(amount, locale)).join(' – '),
  };
}

const amountText = (amount: number, locale: Locale): string =>
  formatMoney(amount, locale, { decimals: Number.isInteger(amount) ? 0 : 2 }) ?? '';
