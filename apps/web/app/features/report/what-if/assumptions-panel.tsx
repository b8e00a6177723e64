import { yearsHeld } from '@alpha/engine';
import { assumedValue } from '@alpha/report-model/scenario-inputs';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Fold } from '~/ui/fold';
import { Money } from '~/ui/money';
import type { BlockProps } from '../report.types';
import { useHasOwnAssumptions, useIsShared } from '../report-mode';
import { AssessmentControl } from './assessment-control';
import { AssumptionSlider } from './assumption-slider';
import { FIELDS } from './assumptions';
import { LoanPresets } from './loan-presets';
import { PullControl } from './pull-control';
import type { Scenario } from './use-what-if';

const MAIN = FIELDS.filter((each) => !('isMore' in each));
/** The ones that readers change most; on phones the others are folded. */
const FIRST_FIELDS: readonly string[] = [
  'holdYears',
  'offeredPrice',
  'downpaymentPercentage',
  'rentMonthly',
];
const FIRST = MAIN.filter(({ field }) => FIRST_FIELDS.includes(field));
const COSTS = MAIN.filter(({ field }) => !FIRST_FIELDS.includes(field));
const MORE = FIELDS.filter((each) => 'isMore' in each);

export function AssumptionsPanel({ scenario, report }: BlockProps & { scenario: Scenario }) {
  const t = useT('whatIf');
  const [isOpen, setOpen] = useState(() => isChanged(MORE, scenario));
  return (
    <div className="min-w-0 p-4 md:px-7 md:py-6">
      <LoanPresets scenario={scenario} />
      <Sliders fields={FIRST} scenario={scenario} />
      <Fold line={t('costs')} opensWhen={isTried(scenario)}>
        <div className="pt-1">
          <Sliders fields={COSTS} scenario={scenario} />
        </div>
        <PullControl {...{ scenario, report }} />
        <AssessmentControl scenario={scenario} />
      </Fold>
      <details
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group mt-2 border-t border-line"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-14 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
          {t('more')}
          <Plus
            aria-hidden="true"
            size={16}
            strokeWidth={1.5}
            className="shrink-0 text-ink-3 transition-transform duration-200 group-open:rotate-45"
          />
        </summary>
        <div className="pt-2">
          <Sliders fields={MORE} scenario={scenario} />
        </div>
      </details>
      <PassingResult scenario={scenario} />
    </div>
  );
}

/** When the results are below the sliders, the first result stays in view while a slider moves. */
function PassingResult({ scenario: { ours, yours } }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const hasOwn = useHasOwnAssumptions();
  const hasTallBar = !useIsShared() && hasOwn;
  const { netProfit } = yours.closed;
  return (
    <p
      aria-hidden="true"
      className={cx(
        'figures sticky bottom-0 z-1 -mx-4 -mb-4 flex items-baseline justify-between gap-3 border-t border-line bg-surface px-4 py-3 text-14 md:-mx-7 md:-mb-6 md:px-7 lg:hidden',
        // Above the action bar, which has one more line while assumptions are the reader's own.
        hasTallBar
          ? 'max-md:bottom-[calc(4.375rem+max(10px,env(safe-area-inset-bottom)))]'
          : 'max-md:bottom-[calc(2.875rem+max(10px,env(safe-area-inset-bottom)))]',
      )}
    >
      <span className="text-ink-2">{t('result.netProfit')}</span>
      <span className="flex items-baseline gap-3">
        <b className="text-16 font-semibold">
          <Money value={netProfit} />
        </b>
        {yearsHeld(ours.inputs) === yearsHeld(yours.inputs) && (
          <Money value={netProfit - ours.closed.netProfit} tone="auto" />
        )}
      </span>
    </p>
  );
}

type Fields = readonly (typeof FIELDS)[number][];

const isChanged = (fields: Fields, { changes }: Scenario) =>
  fields.some(({ field }) => changes[field] !== undefined);

/** A link can bring another pull or an assessment along: it must be seen. */
const isTried = ({ pull, assessment }: Scenario) =>
  pull === 'weaker' || pull === 'off' || Boolean(assessment?.tried);

type SlidersProps = { fields: Fields; scenario: Scenario };

function Sliders({ fields, scenario: { ours, yours, planned, change } }: SlidersProps) {
  return (
    <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {fields.map(({ field }) => (
        <AssumptionSlider
          key={field}
          field={field}
          value={assumedValue(yours.inputs, field)}
          base={field === 'appreciationRateAnnual' ? planned : assumedValue(ours.inputs, field)}
          onChange={change}
        />
      ))}
    </div>
  );
}
