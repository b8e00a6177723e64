import type { PropertyReport } from '@alpha/contract';
import { type ProjectInputs, type Projection, project } from '@alpha/engine';
import { scenarioReport } from '@alpha/report-model/scenario';
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Field } from './assumptions';
import { inputsOf } from './model-inputs';
import { applyChanges, type Changes, changedFields, withChange } from './scenario';
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
  /** Null without an analysis. */
  scenario: Scenario | null;
};

const NO_CHANGES: Changes = {};

export function useWhatIf(report: PropertyReport): WhatIf {
  const base = useMemo(() => inputsOf(report), [report]);
  const { inUrl, lens, setLens, write } = useScenarioUrl(base);
  const [changes, setChanges] = useState<Changes>(inUrl);
  useScenarioInUrl({ changes, inUrl, write, adopt: setChanges });

  const isChanged = base !== null && changedFields(changes).length > 0;
  const ours = useMemo(() => base && { inputs: base, closed: project(base) }, [base]);
  const yours = useMemo(() => {
    if (!base || !ours || !isChanged) return ours;
    const inputs = applyChanges(base, changes);
    return { inputs, closed: project(inputs) };
  }, [base, ours, isChanged, changes]);

  const { answer, hasFailed } = useSimulation(
    isChanged && yours ? yours.inputs : null,
    report.property.model?.market ?? NO_MARKET,
  );
  const simulated = isChanged ? (answer?.simulated ?? null) : null;
  const shown = useMemo(() => {
    if (!isChanged || !yours) return report;
    return scenarioReport(report, yours.inputs, yours.closed, simulated);
  }, [report, isChanged, yours, simulated]);
  const simulatedReport = useMemo(() => {
    if (!answer) return report;
    const { inputs, simulated } = answer;
    return scenarioReport(report, inputs, project(inputs), simulated);
  }, [report, answer]);

  const change = useCallback(
    (field: Field, value: number) =>
      setChanges((before) => (base ? withChange(base, before, field, value) : before)),
    [base],
  );
  const reset = useCallback(() => setChanges(NO_CHANGES), []);
  const isSimulating = isChanged && !hasFailed && answer?.inputs !== yours?.inputs;
  const settled = useDeferredValue(isChanged && !hasFailed ? simulatedReport : shown);
  return {
    base: report,
    shown,
    settled,
    last: useFollowing(settled),
    scenario:
      ours && yours
        ? { ours, yours, changes, change, reset, lens, setLens, isSimulating, hasFailed }
        : null,
  };
}

const NO_MARKET = {};

/** The same value, applied in a separate render after the first paint. */
function useFollowing<Value>(value: Value): Value {
  const [following, setFollowing] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setFollowing(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return following;
}
