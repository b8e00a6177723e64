import type { RentYear } from '@alpha/report-model/rent-forecast';
import type { RentMonth } from '@alpha/report-model/rent-history';
import { useT } from '~/lib/i18n/use-t';
import { Money, Num, Percent, Rate } from '~/ui/money';
import { useFormats } from '../charts/use-formats';
import type { BlockProps } from '../report.types';
import { TextHow } from './text-how';
import { useOriginNotes } from './use-origin-text';

/** The source of this home's rent. */
export function RentHow({ report: { property } }: BlockProps) {
  const t = useT('how');
  const names = useT('report');
  const originNotes = useOriginNotes(property);
  const { rent_estimate: rent, rent_source: source, rent_comparables: count } = property;
  if (rent === null) return null;
  const title = names('summary.rent');
  return (
    <TextHow title={title}>
      {() => ({
        text: t('about.rent', { source: source ?? 'none', name: source ?? '', count: count ?? 0 }),
        lines: [
          ...comparables(count, t('about.comparables')),
          { label: title, value: <Money value={rent} />, kind: 'result' },
        ],
        notes: [...originNotes('rent'), t('about.rentUse')],
      })}
    </TextHow>
  );
}

/** The rent above which the most expensive quarter of comparables is. */
export function PotentialHow({ report: { property } }: BlockProps) {
  const t = useT('how');
  const names = useT('report');
  return (
    <QuarterHow
      property={property}
      title={names('summary.potential')}
      value={property.full_potential}
      text={t('about.potential', { count: property.rent_comparables ?? 0 })}
      difference={t('about.potentialAbove')}
      note={t('about.potentialUse')}
    />
  );
}

/** The rent below which the cheapest quarter of comparables is. */
export function CautiousHow({ report: { property } }: BlockProps) {
  const t = useT('how');
  const names = useT('report');
  return (
    <QuarterHow
      property={property}
      title={names('summary.cautious')}
      value={property.rent_estimate_percentile_25}
      text={t('about.cautious', { count: property.rent_comparables ?? 0 })}
      difference={t('about.cautiousBelow')}
      note={t('about.cautiousUse')}
    />
  );
}

type QuarterHowProps = Pick<BlockProps['report'], 'property'> & {
  title: string;
  value: number | null;
  text: string;
  /** Label of the difference from the estimate. */
  difference: string;
  note: string;
};

function QuarterHow({ property, title, value, text, difference, note }: QuarterHowProps) {
  const t = useT('how');
  const names = useT('report');
  const { rent_estimate: rent, rent_comparables: count } = property;
  if (value === null) return null;
  return (
    <TextHow title={title}>
      {() => ({
        text,
        lines: [
          ...comparables(count, t('about.comparables')),
          ...(rent
            ? [
                { label: names('summary.rent'), value: <Money value={rent} /> },
                {
                  label: difference,
                  value: <Percent value={100 * (value / rent - 1)} decimals={1} sign />,
                },
              ]
            : []),
          { label: title, value: <Money value={value} />, kind: 'result' },
        ],
        notes: [note],
      })}
    </TextHow>
  );
}

const comparables = (count: number | null, label: string) =>
  count ? [{ label, value: <Num value={count} /> }] : [];

/** The area's latest rent and its month. */
export function AreaRentHow({ months }: { months: readonly RentMonth[] }) {
  const t = useT('how');
  const charts = useT('charts');
  const { month } = useFormats();
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  return (
    <TextHow title={charts('rent.areaNow')} align="start">
      {() => ({
        text: t('about.areaRent', { month: month(last.month) }),
        lines: [
          ...(months.length > 1
            ? [
                {
                  label: t('about.areaSince', { month: month(first.month) }),
                  value: <Money value={first.rent} />,
                },
                {
                  label: t('about.areaChange'),
                  value: <Percent value={100 * (last.rent / first.rent - 1)} decimals={1} sign />,
                },
              ]
            : []),
          {
            label: t('about.areaSince', { month: month(last.month) }),
            value: <Money value={last.rent} />,
            kind: 'result',
          },
        ],
      })}
    </TextHow>
  );
}

type ForecastHowProps = { years: readonly RentYear[]; growth: number; year: number };

/** The rent of a later year, from today's. */
export function ForecastHow({ years, growth, year }: ForecastHowProps) {
  const t = useT('how');
  const names = useT('report');
  const [today, then] = [years[0], years.find((each) => each.year === year)];
  if (!today || !then) return null;
  const title = t('about.rentInYear', { year });
  return (
    <TextHow title={title}>
      {() => ({
        text: t('about.forecast', { count: year - 1, year }),
        lines: [
          { label: names('summary.rent'), value: <Money value={today.rent} /> },
          { label: t('about.rentGrowth'), value: <Rate fraction={growth} /> },
          { label: t('about.times'), value: <Num value={year - 1} /> },
          { label: title, value: <Money value={then.rent} />, kind: 'result' },
        ],
      })}
    </TextHow>
  );
}
