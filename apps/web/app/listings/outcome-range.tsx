import type { TenYearOutcome } from '@alpha/contract';
import { outcomeBar } from '@alpha/report-model/outcome-bar';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { RangeBar } from '~/ui/range-bar';
import { useOutcomeTexts } from './use-outcome-texts';

type OutcomeRangeProps = { outcome: TenYearOutcome; className?: string };

/** The middle result with its range, for a card on any ground. */
export function OutcomeRange({ outcome, className }: OutcomeRangeProps) {
  const t = useT('outcome');
  const { result, range } = useOutcomeTexts(outcome);
  const bar = outcomeBar(outcome);
  const isLoss = (usd: number) => (usd < 0 ? 'text-loss' : 'text-gain');
  return (
    <div className={cx('figures', className)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-12 text-ink-3">{result.label}</span>
        <b className="text-18 leading-tight font-[560] tracking-[-0.01em] whitespace-nowrap">
          {result.value}
        </b>
      </p>
      {bar && range && (
        <>
          <RangeBar
            look="fine"
            className="mt-0.5"
            bar={bar}
            label={t('bar', { low: range.low, high: range.high, median: result.value })}
          />
          <p aria-hidden="true" className="flex justify-between gap-3 text-12 font-medium">
            <span className={isLoss(outcome.result_percentile_5)}>{range.low}</span>
            <span className={isLoss(outcome.result_percentile_95)}>{range.high}</span>
          </p>
        </>
      )}
    </div>
  );
}
