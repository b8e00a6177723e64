import type { ProjectInputs } from '@alpha/engine';
import { startTransition, useEffect, useRef, useState } from 'react';
import { createLatestOnly } from './latest-only';
import type { SimulationAnswer, SimulationQuestion } from './simulation.types';

type SimulationState = {
  /** The latest result, possibly slightly outdated. */
  answer: SimulationAnswer | null;
  hasFailed: boolean;
};

const NOTHING: SimulationState = { answer: null, hasFailed: false };

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
  inputs: ProjectInputs | null,
  market: SimulationQuestion['market'],
): SimulationState {
  const [state, setState] = useState<SimulationState>(NOTHING);
  const simulator = useRef<Simulator | null>(null);

  useEffect(() => {
    if (!inputs) {
      simulator.current?.dropWaiting();
      setState((before) => (before.answer || before.hasFailed ? NOTHING : before));
      return;
    }
    const fail = () => {
      // The next change starts a new one.
      simulator.current?.end();
      simulator.current = null;
      setState({ answer: null, hasFailed: true });
    };
    try {
      simulator.current ??= startSimulator(
        (answer) => startTransition(() => setState({ answer, hasFailed: false })),
        fail,
      );
      simulator.current.ask({ inputs, market });
    } catch {
      // Without workers, all closed-form figures still work.
      fail();
    }
  }, [inputs, market]);

  useEffect(
    () => () => {
      simulator.current?.end();
      simulator.current = null;
    },
    [],
  );
  return state;
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
