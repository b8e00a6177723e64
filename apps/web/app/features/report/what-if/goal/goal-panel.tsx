import type { ExplainedMetric, Goal } from '@alpha/engine';
import { assumptionInBoth } from '@alpha/report-model/assumption-text';
import { assumedValue } from '@alpha/report-model/scenario-inputs';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { Fold } from '~/ui/fold';
import { SegmentedControl } from '~/ui/segmented-control';
import { HowFigure } from '../../how/how-metric';
import { rangeOf } from '../assumptions';
import type { Scenario } from '../use-what-if';
import { goalAnswers } from './goal-answers';
import { GoalRow } from './goal-row';

const KINDS = ['cashflow', 'dscr', 'irr'] as const satisfies readonly Goal['kind'][];

/** The figure that has to reach the goal. */
const EXPLAINED = {
  cashflow: 'cashflowYear1',
  dscr: 'dscr',
  irr: 'irr',
} as const satisfies Record<Goal['kind'], ExplainedMetric>;

/** Common lender requirement: operating income a quarter above debt service. */
const WANTED_DSCR = 1.25;
const USUAL_IRR = 8;
const IRR_BOUNDS = { min: 0, max: 40 };

/** Solves for the assumptions that reach a goal. */
export function GoalPanel({ scenario }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const locale = useLocale();
  const unit = useMoneyUnit();
  const [kind, setKind] = useState<Goal['kind']>('cashflow');
  const [irrText, setIrrText] = useState(String(USUAL_IRR));
  const irr = readIrr(irrText);
  const inputs = useDeferredValue(scenario.yours.inputs);
  const answers = useMemo(
    () => goalAnswers(inputs, { kind, value: goalValue(kind, irr) }),
    [inputs, kind, irr],
  );
  const line = t('goal.line', {
    goal: t(`goal.${kind}`),
    answers: answers
      .flatMap(({ field, value }) =>
        value === null
          ? []
          : `${t(`fieldInText.${field}`)} ${assumptionInBoth(field, value, locale, unit)}`,
      )
      .join(' · '),
    isFound: answers.some(({ value }) => value !== null) ? 'yes' : 'no',
  });
  return (
    <section aria-labelledby="goal-title" className="min-w-0">
      <h3 id="goal-title" className="text-20">
        {t('goal.title')}
      </h3>
      <Fold line={line} labelledBy="goal-title">
        <p className="mt-1 text-15 text-pretty text-ink-2">{t('goal.lead')}</p>
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <SegmentedControl
            label={t('goal.title')}
            segments={KINDS.map((value) => ({ value, label: t(`goal.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          {kind === 'irr' && (
            <TextField
              label={t('goal.irrField')}
              isLabelHidden
              inputMode="decimal"
              autoComplete="off"
              value={irrText}
              onChange={(event) => setIrrText(event.target.value)}
              after="%"
              className="w-28"
            />
          )}
        </div>
        <div className="mt-3 flex flex-wrap items-baseline gap-x-2 text-14 text-ink-2">
          <p className="text-pretty">{t(`goal.${kind}Text`)}</p>
          <HowFigure inputs={inputs} metric={EXPLAINED[kind]} align="start" />
        </div>
        <ul className="mt-3 border-t border-ink">
          {answers.map((answer) => (
            <GoalRow
              key={answer.unknown}
              answer={answer}
              range={rangeOf(answer.field, assumedValue(scenario.ours.inputs, answer.field))}
              onApply={scenario.change}
            />
          ))}
        </ul>
      </Fold>
    </section>
  );
}

function goalValue(kind: Goal['kind'], irr: number): number {
  if (kind === 'irr') return irr;
  return kind === 'dscr' ? WANTED_DSCR : 0;
}

/** Unreadable input counts as the default goal. */
function readIrr(text: string): number {
  const value = Number(text.replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value)) return USUAL_IRR;
  return Math.min(IRR_BOUNDS.max, Math.max(IRR_BOUNDS.min, value));
}
