import type { PurchasePlan } from '@alpha/contract';
import { formatDate, formatMoney, type Locale } from '@alpha/i18n';
import { formatDeadline, MIAMI, placeOfZone, wallTimeAt } from '@alpha/i18n/zoned-time';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

type Named = Pick<PurchasePlan['steps'][number], 'key' | 'title'>;
export type Moment = { moment: string; place: string };

/** Names and times of steps, as room and lead page write them. */
export function useStepWords() {
  const t = useT('purchaseSteps');
  const locale = useLocale();
  return {
    nameOf: ({ key, title }: Named): string => title ?? t(`step.${key}.title`),
    textOf: ({ key }: Named): string => (key === 'other' ? '' : t(`step.${key}.text`)),
    /** On the investor’s clock, then on Miami’s where it shows another place. */
    momentsOf: (dueAt: string, zone: string): Moment[] => {
      const at = new Date(dueAt);
      return [...new Set([zone, MIAMI])].map((each) => ({
        moment: formatDeadline(at, locale, each),
        place: placeOfZone(each, locale),
      }));
    },
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
