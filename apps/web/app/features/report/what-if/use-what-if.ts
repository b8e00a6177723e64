import type { PropertyReport, ScenarioChanges } from '@alpha/contract';
import { type ProjectInputs, type Projection, type PullChoice, project } from '@alpha/engine';
import { type Simulated, scenarioReport } from '@alpha/report-model/scenario';
import {
  applyChanges,
  type Changes,
  changedFields,
  isSameChanges,
  withChange,
} from '@alpha/report-model/scenario-changes';
import {
  inputsOf,
  mayBeAssessed,
  replanned,
  withAssessment,
  withPull,
} from '@alpha/report-model/scenario-inputs';
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Field } from './assumptions';
import type { LatestSimulated } from './latest-simulated';
import type { TriedAssessment } from './special-assessment';
import { type LensKey, useScenarioInUrl, useScenarioUrl } from './use-scenario-url';
import { useSimulation } from './use-simulation';

/** A set of assumptions and its closed-form results. */
export type Case = { inputs: ProjectInputs; closed: Projection };

export type Scenario = {
  ours: Case;
  yours: Case;
  changes: Changes;
  change: (field: Field, value: number) => void;
  reset: () => void;
  /** Pull of prices toward their usual level; null without a price history. */
  pull: PullChoice | null;
  /** Growth that is planned with that pull, a fraction a year. */
  planned: number;
  /** Our assumptions, sold in the year of the scenario: totals of other years are not compared. */
  sold: ProjectInputs;
  setPull: (pull: PullChoice) => void;
  /** A special assessment to try; null where none can come. */
  assessment: {
    tried: TriedAssessment | null;
    choose: (tried: TriedAssessment | null) => void;
  } | null;
  lens: LensKey | null;
  setLens: (lens: LensKey | null) => void;
  /** The simulated figures belong to earlier assumptions: new ones are being computed. */
  isSimulating: boolean;
  hasFailed: boolean;
};

export type WhatIf = {
  /** As stored. */
  base: PropertyReport;
  /** What the page shows: the stored report, or one with the reader's assumptions. */
  shown: PropertyReport;
  /**
   * The same, deferred, for parts that are slow to render: a slider never waits for them, and they are
   * rendered once, together with the simulation.
   */
  settled: PropertyReport;
  /** Deferred once more, for parts far from the simulation. */
  last: PropertyReport;
  /** Ahead of `settled`, for the curve alone. */
  latest: LatestSimulated;
  /** Null without an analysis. */
  scenario: Scenario | null;
};

/** Number of assumptions that the reader has changed. */
export const changeCount = ({
  changes,
  pull,
  assessment,
}: Pick<Scenario, 'changes' | 'pull' | 'assessment'>) =>
  changedFields(changes).length +
  (pull === 'weaker' || pull === 'off' ? 1 : 0) +
  (assessment?.tried ? 1 : 0);

const NO_CHANGES: Changes = {};

/** Figures that came with the page: it opens with them, before anything is simulated here. */
export type KnownScenario = { changes: ScenarioChanges; simulated: Simulated | null };

export function useWhatIf(report: PropertyReport, known: KnownScenario | null = null): WhatIf {
  const base = useMemo(() => inputsOf(report), [report]);
  const ourMarket = report.property.model?.market ?? NO_MARKET;
  const hasPull = report.property.price_history !== null;
  const canBeAssessed = mayBeAssessed(report);
  const url = useScenarioUrl({
    base,
    market: ourMarket,
    hasPull,
    mayBeAssessed: canBeAssessed,
  });
  const { inUrl, pull, setPull, assessment, setAssessment, lens, setLens, write } = url;
  const market = useMemo(
    () => withAssessment(withPull(ourMarket, pull), assessment),
    [ourMarket, pull, assessment],
  );
  const [changes, setChanges] = useState<Changes>(inUrl);
  useScenarioInUrl({ changes, inUrl, write, adopt: setChanges });
  /** Our assumptions with that pull and sale: what the reader's changes start from. */
  const { holdYears } = changes;
  const plan = useMemo(
    () => base && replanned(base, ourMarket, { pull, holdYears }),
    [base, ourMarket, pull, holdYears],
  );

  const sold = useMemo(
    () => base && soldIn(replanned(base, ourMarket, { pull: 'on', holdYears }), holdYears),
    [base, ourMarket, holdYears],
  );

  const isChanged =
    base !== null && (changedFields(changes).length > 0 || pull !== 'on' || assessment !== null);
  const ours = useMemo(() => base && { inputs: base, closed: project(base) }, [base]);
  const yours = useMemo(() => {
    if (!plan || !ours || !isChanged) return ours;
    const inputs = applyChanges(plan, changes);
    return { inputs, closed: project(inputs) };
  }, [plan, ours, isChanged, changes]);

  const simulation = useSimulation(report, isChanged && yours ? yours.inputs : null, market);
  const { answer, hasFailed } = simulation;
  const asked = {
    inputs: changes,
    ...(pull !== 'on' && { pull }),
    ...(assessment && { assessment }),
  };
  const given = known && isSameChanges(asked, known.changes) ? known.simulated : null;
  const simulated = isChanged ? (answer?.simulated ?? given) : null;
  const shown = useMemo(() => {
    if (!isChanged || !yours) return report;
    return scenarioReport(report, { inputs: yours.inputs, market }, yours.closed, simulated);
  }, [report, isChanged, yours, market, simulated]);
  const simulatedReport = useMemo(() => {
    if (simulation.report) return simulation.report;
    return given && yours
      ? scenarioReport(report, { inputs: yours.inputs, market }, yours.closed, given)
      : report;
  }, [report, simulation.report, given, yours, market]);

  const change = useCallback(
    (field: Field, value: number) =>
      setChanges((before) => (plan ? withChange(plan, before, field, value) : before)),
    [plan],
  );
  const reset = () => {
    setChanges(NO_CHANGES);
    if (pull !== 'on') setPull('on');
    if (assessment) setAssessment(null);
  };
  const isCurrent = answer?.inputs === yours?.inputs && answer?.market === market;
  const isSimulating = isChanged && !hasFailed && !isCurrent;
  const settled = useDeferredValue(isChanged && !hasFailed ? simulatedReport : shown);
  // Price, loan and yearly figures of a link's scenario are known before it is simulated here.
  const planned = isChanged && settled === report ? shown : settled;
  return {
    base: report,
    shown,
    settled,
    last: useFollowing(planned),
    latest: simulation.latest,
    scenario:
      ours && yours && sold
        ? {
            ours,
            yours,
            changes,
            change,
            reset,
            pull: hasPull ? pull : null,
            planned: (plan ?? yours.inputs).appreciationRateAnnual,
            sold,
            setPull,
            assessment: canBeAssessed ? { tried: assessment, choose: setAssessment } : null,
            lens,
            setLens,
            isSimulating,
            hasFailed,
          }
        : null,
  };
}

const NO_MARKET = {};

const soldIn = (inputs: ProjectInputs, holdYears: number | undefined): ProjectInputs =>
  holdYears === undefined ? inputs : { ...inputs, holdYears };

/** The same value, applied in a separate render after the first paint. */
function useFollowing<Value>(value: Value): Value {
  const [following, setFollowing] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setFollowing(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return following;
}
