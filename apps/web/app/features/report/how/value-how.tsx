import type { PropertyValuation } from '@alpha/contract';
import { VALUATION_RULES as RULES } from '@alpha/engine/valuation';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';
import { useFigures } from '../use-figures';
import { TextHow } from './text-how';

/** After how much of a difference a weight is half as large. */
const HALF = Math.LN2;
const KM_PER_MILE = 1.609344;
const SMALL_WEIGHT = 0.01;
const HALF_SIZE = Math.exp(RULES.sizeLog * Math.sqrt(2 * Math.LN2)) - 1;

/** The estimated value, with every sale behind it. */
export function ValueHow({ valuation }: { valuation: PropertyValuation }) {
  const t = useT('report');
  const { number, rate, money, date } = useFigures();
  const distance = useDistance();
  const { comparables, value, low, high } = valuation;
  return (
    <TextHow title={t('value.name')}>
      {() => ({
        text: t('value.how', {
          count: comparables.length,
          reach: distance(RULES.reachKm),
          months: number(RULES.reachMonths),
        }),
        lines: [{ label: t('value.name'), value: <Money value={value} />, kind: 'result' }],
        notes: [
          t('value.rangeNote', {
            share: rate(valuation.share),
            low: money(low),
            high: money(high),
          }),
          t('value.weights', {
            distance: distance(RULES.distanceKm * HALF),
            years: number(RULES.ageYears * HALF),
            months: number(RULES.soldMonths * HALF),
            size: rate(HALF_SIZE),
          }),
          t('value.mostWeight', { share: rate(RULES.maxWeight) }),
          t('value.asOf', { date: date(valuation.as_of) }),
        ],
        more: <ComparableSales valuation={valuation} />,
      })}
    </TextHow>
  );
}

function ComparableSales({ valuation: { comparables } }: { valuation: PropertyValuation }) {
  const t = useT('report');
  const { rate, money, date } = useFigures();
  const distance = useDistance();
  const weightOf = (weight: number) =>
    weight < SMALL_WEIGHT
      ? t('value.smallWeight', { share: rate(SMALL_WEIGHT) })
      : t('value.weight', { share: rate(weight) });
  return (
    <section aria-label={t('value.sales')} className="figures mt-3 border-y border-line">
      <ol className="text-13">
        {comparables.map((sale) => (
          <li key={sale.id} className="border-b border-line py-2 last:border-b-0">
            <p className="flex justify-between gap-3">
              <b className="font-medium wrap-anywhere">{sale.address}</b>
              <span className="shrink-0">{weightOf(sale.weight)}</span>
            </p>
            <p className="text-ink-2">
              {t('value.sale', {
                distance: distance(sale.distance_km),
                date: date(sale.sold_on),
                price: money(sale.sold_price),
              })}
            </p>
            <p className="text-ink-2">
              {t('value.adjusted', {
                forward: money(sale.brought_forward),
                adjusted: money(sale.adjusted),
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The messages name the unit: miles in English, kilometers in Spanish. */
function useDistance() {
  const { number } = useFigures();
  const perUnit = useLocale() === 'en' ? KM_PER_MILE : 1;
  return (km: number) => number(km / perUnit, 1);
}
