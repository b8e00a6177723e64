import type { RentYear } from '@alpha/contract/report-rent';
import { useT } from '~/lib/i18n/use-t';
import { Money, Num, Percent, Rate } from '~/ui/money';
import type { RentMonth } from '../charts/rent-series';
import { useFormats } from '../charts/use-formats';
import type { BlockProps } from '../report.types';
import { ToldHow } from './told-how';

/** Where the rent of this home comes from. */
export function RentHow({ report: { property } }: BlockProps) {
  const t = useT('how');
  const names = useT('report');
  const { month } = useFormats();
  const { rent_estimate: rent, rent_source: source, rent_comparables: count } = property;
  const { rent_as_of: asOf } = property;
  if (rent === null) return null;
  const title = names('summary.rent');
  return (
    <ToldHow title={title}>
      {() => ({
        text: t('told.rent', { source: source ?? 'none', name: source ?? '', count: count ?? 0 }),
        lines: [
          ...comparables(count, t('told.comparables')),
          { label: title, value: <Money value={rent} />, kind: 'result' },
        ],
        notes: [...(asOf ? [t('told.asOf', { month: month(asOf) })] : []), t('told.rentUse')],
      })}
    </ToldHow>
  );
}

export function PotentialHow({ report: { property } }: BlockProps) {
  const t = useT('how');
  const names = useT('report');
  const { rent_estimate: rent, full_potential: potential, rent_comparables: count } = property;
  if (potential === null) return null;
  const title = names('summary.potential');
  return (
    <ToldHow title={title}>
      {() => ({
        text: t('told.potential', { count: count ?? 0 }),
        lines: [
          ...comparables(count, t('told.comparables')),
          ...(rent
            ? [
                { label: names('summary.rent'), value: <Money value={rent} /> },
                {
                  label: t('told.potentialAbove'),
                  value: <Percent value={100 * (potential / rent - 1)} decimals={1} sign />,
                },
              ]
            : []),
          { label: title, value: <Money value={potential} />, kind: 'result' },
        ],
        notes: [t('told.potentialUse')],
      })}
    </ToldHow>
  );
}

const comparables = (count: number | null, label: string) =>
  count ? [{ label, value: <Num value={count} /> }] : [];

/** The area's latest rent, with the month it is of. */
export function AreaRentHow({ months }: { months: readonly RentMonth[] }) {
  const t = useT('how');
  const charts = useT('charts');
  const { month } = useFormats();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  return (
    <ToldHow title={charts('rent.areaNow')} align="start">
      {() => ({
        text: t('told.areaRent', { month: month(last.month) }),
        lines: [
          ...(months.length > 1
            ? [
                {
                  label: t('told.areaSince', { month: month(first.month) }),
                  value: <Money value={first.rent} />,
                },
                {
                  label: t('told.areaChange'),
                  value: <Percent value={100 * (last.rent / first.rent - 1)} decimals={1} sign />,
                },
              ]
            : []),
          {
            label: t('told.areaSince', { month: month(last.month) }),
            value: <Money value={last.rent} />,
            kind: 'result',
          },
        ],
      })}
    </ToldHow>
  );
}

type ForecastHowProps = { years: readonly RentYear[]; growth: number; year: number };

/** The rent of a later year, from today's. */
export function ForecastHow({ years, growth, year }: ForecastHowProps) {
  const t = useT('how');
  const names = useT('report');
  const [today, then] = [years[0], years.find((each) => each.year === year)];
  if (!today || !then) return null;
  const title = t('told.rentInYear', { year });
  return (
    <ToldHow title={title}>
      {() => ({
        text: t('told.forecast', { count: year - 1, year }),
        lines: [
          { label: names('summary.rent'), value: <Money value={today.rent} /> },
          { label: t('told.rentGrowth'), value: <Rate fraction={growth} /> },
          { label: t('told.times'), value: <Num value={year - 1} /> },
          { label: title, value: <Money value={then.rent} />, kind: 'result' },
        ],
      })}
    </ToldHow>
  );
}
