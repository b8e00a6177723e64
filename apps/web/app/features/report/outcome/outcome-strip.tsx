import { simulatedDecades } from '@alpha/report-model/chances';
import { outcomeOf, yearsOf } from '@alpha/report-model/outcome';
import { outcomeBar } from '@alpha/report-model/outcome-bar';
import { figuresAsOf } from '@alpha/report-model/property-facts';
import { lossCount, type OutcomeFigure, outcomeTexts } from '@alpha/report-model/texts/outcome';
import type { ReactNode } from 'react';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { DotRows } from '~/ui/dot-rows';
import { STRIP_GROUND, TONES } from '~/ui/metric-strip';
import { RangeBar } from '~/ui/range-bar';
import { SimulatedHow } from '../how/simulated-how';
import type { BlockProps } from '../report.types';
import { useIsShared } from '../report-mode';
import { useFigures } from '../use-figures';
import { WhileSimulating } from '../what-if/while-simulating';

/**
 * The answer in short, the hard part included. Cash flow and chance of loss come right after the result, because
 * a phone's first screen ends below them.
 */
export function OutcomeStrip({ report }: BlockProps) {
  const t = useT('outcome');
  const words = { t, locale: useLocale(), unit: useMoneyUnit() };
  const isShared = useIsShared();
  const { property } = report;
  const outcome = outcomeOf(property);
  if (!outcome) return null;
  const { result, range, cashFlow, toClose, added, loss } = outcomeTexts(outcome, words);
  const bar = outcomeBar(outcome);
  return (
    <section aria-label={t('label')} className="min-w-0">
      <div
        className={cx(
          STRIP_GROUND,
          '@container overflow-hidden max-md:-mx-(--gutter) max-md:-mt-4 md:rounded-3',
          isShared && 'short-phone:-mt-1.5',
        )}
      >
        <WhileSimulating className="grid grid-cols-1 @min-[760px]:grid-cols-[1.55fr_1fr_0.95fr]">
          <div className="px-4 pt-2.5 pb-2.5 @max-[760px]:col-span-full @min-[760px]:row-span-2 @min-[760px]:px-7 @min-[760px]:py-4.5">
            <p className="text-13 text-on-strip-2 @min-[760px]:text-14">{result.label}</p>
            <p
              className={cx(
                'mt-0.5 leading-none font-[560] tracking-[-0.03em] whitespace-nowrap',
                isLong(result.value) ? 'text-28' : 'text-40',
              )}
            >
              {result.value}
            </p>
            <p className="mt-1.5 text-13 text-on-strip-2 @min-[760px]:text-14">{result.note}</p>
            {bar && range && (
              <>
                <RangeBar
                  className="mt-1"
                  bar={bar}
                  label={t('bar', { low: range.low, high: range.high, median: result.value })}
                />
                <div className="mt-1 flex justify-between gap-4 text-13 leading-snug">
                  <End
                    value={range.low}
                    note={t('worse')}
                    isLoss={outcome.result_percentile_5 < 0}
                  />
                  <End
                    value={range.high}
                    note={t('better')}
                    isLoss={outcome.result_percentile_95 < 0}
                    className="text-right"
                  />
                </div>
              </>
            )}
          </div>
          <dl className="grid grid-cols-2 border-t border-strip-line *:border-strip-line @min-[760px]:col-span-2 @min-[760px]:row-span-2 @min-[760px]:border-t-0 @min-[760px]:border-l">
            <Cell figure={cashFlow} />
            <Cell figure={loss} className="border-l">
              <DotRows count={lossCount(outcome)} />
            </Cell>
            <Cell figure={toClose} className="border-t" />
            <Cell figure={added} className="border-t border-l" />
          </dl>
        </WhileSimulating>
      </div>
      <Basis report={report} />
    </section>
  );
}

/** Millions of another currency than the dollar: at the usual size they don't fit on a phone. */
const isLong = (value: string) => value.length > 15;

type EndProps = { value: string; note: string; isLoss: boolean; className?: string };

function End({ value, note, isLoss, className }: EndProps) {
  return (
    <p className={cx('text-on-strip-2', className)}>
      <b
        className={cx(
          'block font-[560]',
          isLong(value) ? 'text-14' : 'text-16',
          isLoss ? 'text-loss' : 'text-gain',
        )}
      >
        {value}
      </b>
      {note}
    </p>
  );
}

type CellProps = { figure: OutcomeFigure; className?: string; children?: ReactNode };

function Cell({ figure, className, children }: CellProps) {
  return (
    <div className={cx('min-w-0 px-4 py-2 @min-[760px]:px-6 @min-[760px]:py-3.5', className)}>
      <dt className="text-13 leading-snug text-on-strip-2">{figure.label}</dt>
      <dd>
        <span
          className={cx(
            'block leading-tight font-[560] tracking-[-0.02em] whitespace-nowrap',
            isLong(figure.value) ? 'text-14 @min-[760px]:text-20' : 'text-20 @min-[760px]:text-28',
            TONES[figure.tone],
          )}
        >
          {figure.value}
        </span>
        {figure.note && (
          <span className="mt-0.5 block text-13 leading-snug text-on-strip-2">{figure.note}</span>
        )}
        {children && <span className="mt-1.5 block">{children}</span>}
      </dd>
    </div>
  );
}

/** What the figures assume, and how they are counted. */
function Basis({ report }: BlockProps) {
  const t = useT('outcome');
  const { number, date } = useFigures();
  const { property } = report;
  const decades = simulatedDecades(property);
  if (!decades) return null;
  return (
    <div className="mt-2.5 flex flex-wrap items-baseline gap-x-3 text-13 text-pretty text-ink-2">
      <p>
        {t('basis', {
          years: yearsOf(property),
          count: number(decades),
          date: date(figuresAsOf(property)),
        })}
      </p>
      <SimulatedHow report={report} figure="result" align="start" />
    </div>
  );
}
