import type { PropertyReport } from '@alpha/contract';
import {
  type ComparedMetric,
  toneOf,
  type Verdict,
  verdictOf,
} from '@alpha/contract/report-comparison';
import { NEVER_MONTHS, unitOf } from '@alpha/contract/report-print';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { YearlyRoi } from '~/listings/yearly-roi';
import { cx } from '~/ui/class-names';
import { Num, Percent } from '~/ui/money';
import { barsOf } from './comparison';

type ComparisonBoxProps = {
  metric: ComparedMetric;
  values: PropertyReport['comparison_stats'][ComparedMetric];
  how: ReactNode;
  className?: string;
};

/** On phones the verdict stands beside the figure, else below it. */
export function ComparisonBox({ metric, values, how, className }: ComparisonBoxProps) {
  const t = useT('report');
  const isMonths = metric === 'months_to_cashflow';
  const { current, miami, hialeah } = values;
  const verdict = verdictOf(metric, values);
  const words = useVerdict(verdict);
  const [ownBar, miamiBar, hialeahBar] = barsOf([current, miami, hialeah]);
  const figure = (value: number | null) => <ComparedFigure {...{ metric, value }} />;
  return (
    <div
      className={cx(
        'flex min-w-0 flex-wrap content-start items-baseline gap-x-2 figures',
        className,
      )}
    >
      <h3 className="min-w-0 flex-1 font-sans text-14 leading-snug font-medium tracking-normal text-ink-2">
        {t(`compare.${metric}`)}
      </h3>
      {how}
      <div
        data-how-figure
        className="flex w-full flex-wrap items-baseline justify-between gap-x-3 max-md:mt-0.5 md:mt-1.5 md:block"
      >
        <p className="text-28 leading-tight font-[560] tracking-[-0.02em]">{figure(current)}</p>
        <p className={cx('text-13', TONES[toneOf(verdict)])}>
          {isMonths ? t('compare.lower', { verdict: words }) : words}
        </p>
      </div>
      <ul className="mt-2.5 grid w-full gap-1.25 text-[0.78125rem] text-ink-2 md:mt-3.5">
        <BarRow label={t('compare.home')} bar={ownBar} isOwn>
          {figure(current)}
        </BarRow>
        <BarRow label={t('compare.miami')} bar={miamiBar}>
          {figure(miami)}
        </BarRow>
        <BarRow label={t('compare.hialeah')} bar={hialeahBar}>
          {figure(hialeah)}
        </BarRow>
      </ul>
      {isMonths && current !== null && current >= NEVER_MONTHS && (
        <p className="mt-2 w-full text-12 text-ink-3">{t('compare.never')}</p>
      )}
    </div>
  );
}

function useVerdict(verdict: Verdict): string {
  const t = useT('report');
  switch (verdict.kind) {
    case 'both':
      return t('compare.both', { standing: verdict.standing });
    case 'mixed':
      return t('compare.mixed', { miami: verdict.miami, hialeah: verdict.hialeah });
    case 'one':
      return t('compare.one', {
        standing: verdict.standing,
        city: t(`compare.${verdict.city}`),
      });
    case 'unknown':
      return t('compare.unknown');
  }
}

const TONES = { gain: 'text-gain', loss: 'text-loss', plain: 'text-ink-2' };

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
    return <Percent value={value} decimals={unitOf(metric).decimals} />;
  // Ten years are all that is computed: "never" and "later" look the same from here.
  if (value !== null && value >= NEVER_MONTHS)
    return t('compare.atLeast', { months: NEVER_MONTHS });
  return <Num value={value} />;
}

type BarRowProps = {
  label: string;
  bar: { start: number; length: number } | null | undefined;
  isOwn?: boolean;
  children: ReactNode;
};

function BarRow({ label, bar, isOwn = false, children }: BarRowProps) {
  const t = useT('report');
  return (
    <li
      className={cx(
        'grid grid-cols-[4.25rem_1fr_auto] items-center gap-2',
        isOwn && 'font-[560] text-ink',
      )}
    >
      <span className="whitespace-nowrap">{label}</span>
      {bar ? (
        <>
          <span className="relative h-2">
            <span
              className={cx(
                'absolute inset-y-0 min-w-0.5 rounded-r-[2px]',
                isOwn ? 'bg-chart-1' : 'bg-chart-5',
              )}
              style={{ left: `${bar.start}%`, width: `${bar.length}%` }}
            />
          </span>
          <span className="min-w-13 text-right">{children}</span>
        </>
      ) : (
        <span className="col-span-2 text-right text-ink-3">
          {isOwn ? children : t('compare.tooFew')}
        </span>
      )}
    </li>
  );
}
