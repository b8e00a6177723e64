import { Plus } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { AssumptionSlider } from './assumption-slider';
import { FIELDS } from './assumptions';
import type { Scenario } from './use-what-if';

const MAIN = FIELDS.filter((each) => !('isMore' in each));
const MORE = FIELDS.filter((each) => 'isMore' in each);

export function AssumptionsPanel({ scenario }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const isMoreChanged = MORE.some(({ field }) => scenario.changes[field] !== undefined);
  return (
    <div className="min-w-0 p-4 md:px-7 md:py-6">
      <Sliders fields={MAIN} scenario={scenario} />
      <details open={isMoreChanged || undefined} className="group mt-2 border-t border-line">
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
    </div>
  );
}

type SlidersProps = { fields: readonly (typeof FIELDS)[number][]; scenario: Scenario };

function Sliders({ fields, scenario: { ours, yours, change } }: SlidersProps) {
  return (
    <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {fields.map(({ field }) => (
        <AssumptionSlider
          key={field}
          field={field}
          value={yours.inputs[field]}
          base={ours.inputs[field]}
          onChange={change}
        />
      ))}
    </div>
  );
}
