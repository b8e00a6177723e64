import { useT } from '~/lib/i18n/use-t';
import { AssumptionsPanel } from './assumptions-panel';
import { GoalPanel } from './goal/goal-panel';
import { KeptScenarios } from './kept-scenarios';
import { WHAT_IF_ID } from './model-inputs';
import { ResultsPanel } from './results-panel';
import type { WhatIf } from './use-what-if';

export function WhatIfBlock({ base, shown, scenario }: WhatIf) {
  const t = useT('whatIf');
  if (!scenario) return null;
  return (
    <section
      id={WHAT_IF_ID}
      tabIndex={-1}
      aria-labelledby={`${WHAT_IF_ID}-title`}
      className="scroll-mt-32 outline-none print:hidden"
    >
      <h2 id={`${WHAT_IF_ID}-title`} className="text-28">
        {t('title')}
      </h2>
      <p className="mt-1.5 max-w-(--measure) text-pretty text-ink-2">{t('lead')}</p>
      <div className="mt-4 grid overflow-clip md:mt-6 rounded-3 border border-line bg-surface lg:grid-cols-[1.15fr_1fr]">
        <AssumptionsPanel {...{ scenario, report: shown }} />
        <div className="min-w-0 bg-sunken p-4 md:px-7 md:py-6">
          <div className="lg:sticky lg:top-32">
            <ResultsPanel {...{ base, shown, scenario }} />
            <div className="mt-4 border-t border-edge pt-4 md:mt-7 md:pt-6">
              <GoalPanel scenario={scenario} />
            </div>
            <KeptScenarios />
          </div>
        </div>
      </div>
    </section>
  );
}
