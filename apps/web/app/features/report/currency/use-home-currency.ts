import type { PropertyReport } from '@alpha/contract';
import type { ProjectInputs } from '@alpha/engine';
import type { HomeCurrency } from '@alpha/report-model/home-currency';
import { inputsOf } from '@alpha/report-model/scenario-inputs';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { createLatestOnly } from '../what-if/latest-only';

export type HomeCurrencyQuestion = {
  inputs: ProjectInputs;
  market: Record<string, number>;
  volatility: number;
};

type Answer = { result: HomeCurrency | null; hasFailed: boolean };
const NOTHING: Answer = { result: null, hasFailed: false };

/** Simulated in a worker that runs while a currency is chosen; `volatility` is null for dollars. */
export function useHomeCurrency(report: PropertyReport, volatility: number | null): Answer {
  const [answer, setAnswer] = useState(NOTHING);
  const inputs = useMemo(() => inputsOf(report), [report]);
  const market = report.property.model?.market;
  const isOn = volatility !== null && inputs !== null;
  const ask = useWorker(isOn, setAnswer);
  useEffect(() => {
    if (inputs && volatility !== null) ask?.({ inputs, market: market ?? {}, volatility });
  }, [ask, inputs, market, volatility]);
  return isOn ? answer : NOTHING;
}

type Ask = (question: HomeCurrencyQuestion) => void;

function useWorker(isOn: boolean, onAnswer: (answer: Answer) => void): Ask | null {
  const [ask, setAsk] = useState<{ now: Ask } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let worker: Worker;
    try {
      worker = new Worker(new URL('./home-currency.worker.ts', import.meta.url), {
        type: 'module',
      });
    } catch {
      onAnswer({ result: null, hasFailed: true });
      return;
    }
    const queue = createLatestOnly<HomeCurrencyQuestion>((question) =>
      worker.postMessage(question),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<HomeCurrency>) => {
      startTransition(() => onAnswer({ result: data, hasFailed: false }));
      queue.next();
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      onAnswer({ result: null, hasFailed: true });
    });
    setAsk({ now: queue.ask });
    return () => {
      worker.terminate();
      setAsk(null);
    };
  }, [isOn, onAnswer]);
  return ask?.now ?? null;
}
