import type { OwnedHome } from '@alpha/contract/owned-homes';
import { formatDate, formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

/** `Inside the forecast: −$3,210.40 after 14 months; the forecast expected −$9,000 to $1,200.` */
export function useStanding(home: OwnedHome): string {
  const t = useT('ownedHomes');
  const locale = useLocale();
  const { outlook, months } = home;
  if (outlook.standing === null) return t('standing.none');
  const money = (cents: number, decimals = 0) =>
    formatMoney(cents / 100, locale, { decimals }) ?? '';
  return t(`standing.${outlook.standing}`, {
    count: months.length,
    amount: money(outlook.cash_cents, 2),
    low: money(outlook.range[0]),
    high: money(outlook.range[4]),
  });
}

/** What the figures do not have, in whole sentences. */
export function useGaps(home: OwnedHome): string[] {
  const t = useT('ownedHomes');
  const locale = useLocale();
  const { assumed, missing_month } = home;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const costs = assumed.map(({ kind, monthly_cents }) =>
    t('assumed.cost', {
      kind: t(`assumed.${kind}`),
      amount: formatMoney(monthly_cents / 100, locale, { decimals: 2 }) ?? '',
    }),
  );
  return [
    ...(missing_month
      ? [t('missing', { month: formatDate(`${missing_month}-01`, locale, 'month') ?? '' })]
      : []),
    ...(costs.length > 0 ? [t('assumed.sentence', { costs: list.format(costs) })] : []),
  ];
}
