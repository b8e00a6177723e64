import type { ListingImport } from '@alpha/contract';
import { formatDate, formatNumber, formatPercent } from '@alpha/i18n';
import { useQuery } from '@tanstack/react-query';
import { outcomeQuery } from '~/data/imports';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ExchangeOutcome } from './exchange-outcome';

/** Files that say nothing about rents. */
const IS_ABOUT_PRICES = new Set<string>(['fhfa', 'cpi']);

/** What a file of series or rates changes for the listings here. */
export function MarketOutcome({ record }: { record: ListingImport }) {
  const t = useT('imports');
  const locale = useLocale();
  const { data } = useQuery(outcomeQuery(record));
  if (!data) return null;
  const { places, places_to_change: toChange, rate, exchange } = data;
  const isCheck = record.is_dry_run;
  return (
    <div className="figures grid gap-1 text-15 text-pretty text-ink-2">
      {rate && (
        <p>
          {t(isCheck ? 'market.rateToBe' : 'market.rate', {
            rate: formatPercent(rate.apr_percent, locale, { decimals: 2 }) ?? '',
            average: formatPercent(rate.average_percent, locale, { decimals: 2 }) ?? '',
            points: formatNumber(rate.spread_points, locale, { decimals: 2 }) ?? '',
            day: formatDate(rate.as_of, locale) ?? '',
          })}
        </p>
      )}
      {record.kind === 'area-facts' && (
        <p>
          {t(isCheck ? 'market.factsToBe' : 'market.facts', {
            count: record.counts.created + record.counts.updated,
          })}
        </p>
      )}
      {exchange && <ExchangeOutcome rates={exchange} isCheck={isCheck} />}
      {places?.total === 0 && <p>{t('market.noHomes')}</p>}
      {toChange !== null && places !== null && places.total > 0 && (
        <p>{t('market.toChange', { count: toChange })}</p>
      )}
      {!isCheck && places && places.total > 0 && (
        <p>{t(IS_ABOUT_PRICES.has(record.kind) ? 'market.index' : 'market.series', places)}</p>
      )}
      {!isCheck &&
        places &&
        places.without_rents.length > 0 &&
        !IS_ABOUT_PRICES.has(record.kind) && (
          <p>
            {t('market.withoutRents', {
              places: places.without_rents.join('; '),
              more: places.total - places.rents - places.without_rents.length,
            })}
          </p>
        )}
      {record.counts.analyzed > 0 && (
        <p>{t('market.analyzed', { count: record.counts.analyzed })}</p>
      )}
    </div>
  );
}
