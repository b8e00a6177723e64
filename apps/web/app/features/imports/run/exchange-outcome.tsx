import {
  EXCHANGE_RATE_MAX_DAYS,
  type getListingImportOutcome,
  type ResponseOf,
} from '@alpha/contract';
import { formatDate, formatNumber } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

type Rates = NonNullable<ResponseOf<typeof getListingImportOutcome>['exchange']>;

/** Which currencies readers can choose after a file of exchange rates, with rate and history. */
export function ExchangeOutcome({ rates, isCheck }: { rates: Rates; isCheck: boolean }) {
  const t = useT('imports');
  const locale = useLocale();
  const oldest = new Date();
  oldest.setUTCDate(oldest.getUTCDate() - EXCHANGE_RATE_MAX_DAYS);
  const own = rates.filter(({ is_demo }) => !is_demo);
  const madeUp = rates.filter(({ is_demo }) => is_demo).map(({ currency }) => currency);
  const offered = own.filter(({ as_of }) => as_of >= oldest.toISOString().slice(0, 10));
  const currencies = offered.map(({ currency }) => currency).join(', ');
  const decimals = (rate: number) => (rate < 100 ? 4 : 2);
  return (
    <>
      <p>
        {offered.length > 0
          ? t(isCheck ? 'market.exchangeToBe' : 'market.exchange', { currencies })
          : own.length > 0
            ? t('market.exchangeOld', { days: EXCHANGE_RATE_MAX_DAYS })
            : t('market.exchangeNone')}
      </p>
      <ul className="grid gap-1">
        {own.map(({ currency, per_usd, as_of, since }) => (
          <li key={currency}>
            {t('market.exchangeRate', {
              currency,
              rate: formatNumber(per_usd, locale, { decimals: decimals(per_usd) }) ?? '',
              day: formatDate(as_of, locale) ?? '',
              since: formatDate(since, locale, 'month') ?? '',
            })}
          </li>
        ))}
      </ul>
      {madeUp.length > 0 && <p>{t('market.exchangeDemo', { currencies: madeUp.join(', ') })}</p>}
    </>
  );
}
