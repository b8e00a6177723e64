import type { PropertyReport } from '@alpha/contract';
import { yearsHeld } from '@alpha/engine';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { EffectSentence } from './effect-sentence';
import { resultRows } from './result-rows';
import { ResultsTable } from './results-table';
import { changeCount, type Scenario } from './use-what-if';

type ResultsPanelProps = { base: PropertyReport; shown: PropertyReport; scenario: Scenario };

export function ResultsPanel({ base, shown, scenario }: ResultsPanelProps) {
  const t = useT('whatIf');
  const { ours, yours, reset, isSimulating, hasFailed } = scenario;
  const rows = resultRows(
    { closed: ours.closed, report: base },
    { closed: yours.closed, report: shown },
  );
  const isChanged = changeCount(scenario) > 0;
  const held = { ours: yearsHeld(ours.inputs), yours: yearsHeld(yours.inputs) };
  const years = held.ours === held.yours ? null : held;
  return (
    <>
      <ResultsTable report={shown} rows={rows} isSimulating={isSimulating} years={years} />
      {years && <p className="mt-2 text-13 text-pretty text-ink-2">{t('otherYears', years)}</p>}
      <p className="mt-4 text-14 md:min-h-16 leading-relaxed text-pretty text-ink-2">
        <EffectSentence scenario={scenario} />
        {hasFailed && <span className="block text-loss">{t('failed')}</span>}
      </p>
      <Button
        variant="secondary"
        className="mt-3 aria-disabled:text-ink-3 max-md:aria-disabled:hidden"
        aria-disabled={!isChanged || undefined}
        onClick={reset}
      >
        {t('reset')}
      </Button>
    </>
  );
}
