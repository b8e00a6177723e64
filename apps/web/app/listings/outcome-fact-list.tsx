import type { TenYearOutcome } from '@alpha/contract';
import { cx } from '~/ui/class-names';
import { FactList } from '~/ui/fact-list';
import { TONES } from '~/ui/metric-strip';
import { outcomeFacts } from './outcome-facts';
import { useOutcomeTexts } from './use-outcome-texts';

type OutcomeFactListProps = { outcome: TenYearOutcome; className?: string };

/** Cash flow, cash needed and chance of loss, below the range of a card. */
export function OutcomeFactList({ outcome, className }: OutcomeFactListProps) {
  const facts = outcomeFacts(useOutcomeTexts(outcome));
  return (
    <FactList
      look="tight"
      className={cx('border-t border-line', className)}
      facts={facts.map(({ key, label, value, tone }) => ({
        key,
        label,
        value: <span className={TONES[tone]}>{value}</span>,
        isStrong: true,
      }))}
    />
  );
}
