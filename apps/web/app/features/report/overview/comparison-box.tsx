import type { PropertyReport } from '@alpha/contract';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { isYearlyRate, YearlyRoi } from '~/listings/yearly-roi';
import { cx } from '~/ui/class-names';
import { Num, Percent } from '~/ui/money';
import { NEVER_MONTHS } from '../report.types';
import { type Standing, standingOf } from './comparison';
import { ComparisonBars } from './comparison-bars';

type Stats = PropertyReport['comparison_stats'];
type ComparedMetric = keyof Stats;

type ComparisonBoxProps = {
  metric: ComparedMetric;
  values: Stats[ComparedMetric];
  how: ReactNode;
  className?: string;
};

/** On phones the verdict stands beside the figure, else below it. */
export function ComparisonBox({ metric, values, how, className }: ComparisonBoxProps) {
  const t = useT('report');
  const isMonths = metric === 'months_to_cashflow';
  const { current, miami, hialeah } = values;
  const standings = {
    miami: standingOf(current, miami, isMonths),
    hialeah: standingOf(current, hialeah, isMonths),
  };
  const verdict = useVerdict(standings);
  const figure = (value: number | null) => <ComparedFigure {...{ metric, value }} />;
  const cityFigure = (value: number | null) =>
    value === null ? t('compare.tooFew') : figure(value);
  // What is printed as a dash has no length.
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
        <p className="text-28 leading-tight font-[560] tracking-[-0.02em]">{figure(current)}</p>
        <p className={cx('text-13', TONES[toneOf(standings)])}>
          {isMonths ? t('compare.lower', { verdict }) : verdict}
        </p>
      </div>
      <ComparisonBars
        rows={[
          { label: t('compare.home'), value: drawn(current), figure: figure(current) },
          { label: t('compare.miami'), value: drawn(miami), figure: cityFigure(miami) },
          { label: t('compare.hialeah'), value: drawn(hialeah), figure: cityFigure(hialeah) },
        ]}
      />
      {isMonths && current !== null && current >= NEVER_MONTHS && (
        <p className="col-span-full mt-2 text-12 text-ink-3">{t('compare.never')}</p>
      )}
    </div>
  );
}

type Standings = Record<'miami' | 'hialeah', Standing | null>;

function useVerdict({ miami, hialeah }: Standings): string {
  const t = useT('report');
  if (miami && hialeah)
    return miami === hialeah
      ? t('compare.both', { standing: miami })
      : t('compare.mixed', { miami, hialeah });
  if (miami) return t('compare.one', { standing: miami, city: t('compare.miami') });
  if (hialeah) return t('compare.one', { standing: hialeah, city: t('compare.hialeah') });
  return t('compare.unknown');
}

const TONES = { gain: 'text-gain', loss: 'text-loss', mixed: 'text-ink-2' };

function toneOf({ miami, hialeah }: Standings): keyof typeof TONES {
  const known = [miami, hialeah].filter((standing) => standing !== null);
  if (known.length > 0 && known.every((standing) => standing === 'ahead')) return 'gain';
  if (known.length > 0 && known.every((standing) => standing === 'behind')) return 'loss';
  return 'mixed';
}

export function ComparedFigure({
  metric,
  value,
}: {
  metric: ComparedMetric;
  value: number | null;
}) {
  const t = useT('report');
  if (metric === 'annual_roi') return <YearlyRoi value={value} />;
  if (metric !== 'months_to_cashflow')
    return <Percent value={value} decimals={metric === 'roi_mean' ? 1 : 2} />;
  // Ten years are all that is computed: "never" and "later" look the same from here.
  if (value !== null && value >= NEVER_MONTHS)
    return t('compare.atLeast', { months: NEVER_MONTHS });
  return <Num value={value} />;
}
