import type { PropertyReport } from '@alpha/contract';
import { type ProjectInputs, project } from '@alpha/engine';
import { scenarioReport } from '@alpha/report-model/scenario';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { createLatestOnly } from './latest-only';
import { createLatestSimulated, type LatestSimulated } from './latest-simulated';
import type { SimulationAnswer, SimulationQuestion } from './simulation.types';

type SimulationState = {
  /** The latest result, possibly slightly outdated. */
  answer: SimulationAnswer | null;
  /** The report with that result. */
  report: PropertyReport | null;
  hasFailed: boolean;
};

const NOTHING: SimulationState = { answer: null, report: null, hasFailed: false };

type Simulator = {
  ask: (question: SimulationQuestion) => void;
  dropWaiting: () => void;
  end: () => void;
};

/**
 * Simulates the reader's assumptions in a worker, which is started on the first change. `inputs` is
 * null for the defaults, which need no simulation.
 */
export function useSimulation(
  base: PropertyReport,
  inputs: ProjectInputs | null,
  market: SimulationQuestion['market'],
): SimulationState & { latest: LatestSimulated } {
  const [state, setState] = useState<SimulationState>(NOTHING);
  const [latest] = useState(createLatestSimulated);
  const simulator = useRef<Simulator | null>(null);
  const frame = useRef(0);
  const stored = useRef(base);
  const isWanted = useRef(false);

  const end = useCallback(() => {
    cancelAnimationFrame(frame.current);
    simulator.current?.end();
    simulator.current = null;
    latest.set(null);
  }, [latest]);

  useEffect(() => {
    stored.current = base;
    isWanted.current = inputs !== null;
    if (!inputs) {
      simulator.current?.dropWaiting();
      cancelAnimationFrame(frame.current);
      latest.set(null);
      setState((before) => (before.answer || before.hasFailed ? NOTHING : before));
      return;
    }
    const fail = () => {
      // The next change starts a new one.
      end();
      setState({ answer: null, report: null, hasFailed: true });
    };
    /** First the curve, by itself; the rest of the page once it is painted. */
    const show = (answer: SimulationAnswer) => {
      if (!isWanted.current) return;
      const closed = project(answer.inputs);
      const report = scenarioReport(stored.current, answer, closed, answer.simulated);
      latest.set(report);
      const render = () => startTransition(() => setState({ answer, report, hasFailed: false }));
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => setTimeout(render));
    };
    try {
      simulator.current ??= startSimulator(show, fail);
      simulator.current.ask({ inputs, market });
    } catch {
      // Without workers, all closed-form figures still work.
      fail();
    }
  }, [base, inputs, market, end, latest]);

  useEffect(() => end, [end]);
  return { ...state, latest };
}

function startSimulator(
  onAnswer: (answer: SimulationAnswer) => void,
  onFailure: () => void,
): Simulator {
  const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' });
  let asked: SimulationQuestion | null = null;
  const queue = createLatestOnly<SimulationQuestion>((question) => {
    asked = question;
    worker.postMessage(question);
  });
  worker.addEventListener('message', ({ data }: MessageEvent<SimulationAnswer['simulated']>) => {
    if (asked) onAnswer({ ...asked, simulated: data });
    queue.next();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onFailure();
  });
  return { ask: queue.ask, dropWaiting: queue.dropWaiting, end: () => worker.terminate() };
}
