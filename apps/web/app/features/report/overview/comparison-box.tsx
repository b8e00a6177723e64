import type { PropertyReport } from '@alpha/contract';
import { HORIZON_YEARS } from '@alpha/engine';
import {
  type ComparedCity,
  type ComparedMetric,
  toneOf,
  verdictOf,
} from '@alpha/report-model/comparison';
import { verdictText } from '@alpha/report-model/sentences';
import { isYearlyRate, unitOf } from '@alpha/report-model/units';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { YearlyRoi } from '~/listings/yearly-roi';
import { cx } from '~/ui/class-names';
import { Num, Percent } from '~/ui/money';
import { ComparisonBars } from './comparison-bars';

type ComparisonBoxProps = {
  metric: ComparedMetric;
  values: PropertyReport['comparison_stats'][ComparedMetric];
  cities: readonly ComparedCity[];
  /** The home's city when it is neither of the two that are always shown. */
  ownCity: string | null;
  /** Until the sale; the cities' figures are for ten. */
  years: number;
  how: ReactNode;
  className?: string;
};

/** On phones the verdict is beside the figure, otherwise below it. */
export function ComparisonBox({
  metric,
  values,
  cities,
  ownCity,
  years,
  how,
  className,
}: ComparisonBoxProps) {
  const t = useT('report');
  const isMonths = metric === 'months_to_cashflow';
  const { current } = values;
  const verdict = verdictOf(metric, values, ownCity, years);
  const words = verdictText(verdict, t);
  const figure = <ComparedFigure {...{ metric, years }} value={current} />;
  const cityFigure = (value: number | null) =>
    value === null ? (
      t('compare.tooFew')
    ) : (
      <ComparedFigure {...{ metric, value }} years={HORIZON_YEARS} />
    );
  // A value printed as a dash has no bar.
  const drawn = (value: number | null) =>
    metric === 'annual_roi' && !isYearlyRate(value) ? null : value;
  return (
    <div
      className={cx(
        'figures grid min-w-0 grid-cols-[1fr_auto] content-start items-baseline gap-x-2',
        className,
      )}
    >
      <h3 className="min-w-0 font-sans text-14 leading-snug font-medium tracking-normal text-ink-2">
        {t(`compare.${metric}`)}
      </h3>
      {how}
      <div
        data-how-figure
        className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 max-md:mt-0.5 md:mt-1.5 md:block"
      >
        <p className="text-28 leading-tight font-[560] tracking-[-0.02em]">{figure}</p>
        <p className={cx('text-13', TONES[toneOf(verdict)])}>
          {isMonths && verdict.kind !== 'otherYears'
            ? t('compare.lower', { verdict: words })
            : words}
        </p>
      </div>
      <ComparisonBars
        rows={[
          { label: t('compare.home'), value: drawn(current), figure },
          ...cities.map(({ key, name }) => ({
            label: name,
            value: drawn(values[key]),
            figure: cityFigure(values[key]),
          })),
        ]}
      />
      {isMonths && current !== null && current >= 12 * years && (
        <p className="col-span-full mt-2 text-12 text-ink-3">{t('compare.never', { years })}</p>
      )}
    </div>
  );
}

const TONES = { gain: 'text-gain', loss: 'text-loss', plain: 'text-ink-2' };

export function ComparedFigure({
  metric,
  value,
  years,
}: {
  metric: ComparedMetric;
  value: number | null;
  years: number;
}) {
  const t = useT('report');
  if (metric === 'annual_roi') return <YearlyRoi value={value} />;
  if (metric !== 'months_to_cashflow')
    return <Percent value={value} decimals={unitOf(metric).decimals} />;
  // Only the years until the sale are computed: "never" and "later" look the same.
  if (value !== null && value >= 12 * years) return t('compare.atLeast', { months: 12 * years });
  return <Num value={value} />;
}
