import type { PropertyReport } from '@alpha/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** The report of the latest simulation, before the page has rendered it. */
export type LatestSimulated = {
  get: () => PropertyReport | null;
  set: (report: PropertyReport | null) => void;
  subscribe: (onChange: () => void) => () => void;
};

export function createLatestSimulated(): LatestSimulated {
  let latest: PropertyReport | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => latest,
    set(report) {
      latest = report;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const LatestSimulatedContext = createContext<LatestSimulated>(createLatestSimulated());

const none = () => null;

/** For the curve that a slider moves: it is painted first, and the rest of the page a frame later. */
export function useLatestSimulated(rendered: PropertyReport): PropertyReport {
  const { subscribe, get } = useContext(LatestSimulatedContext);
  const latest = useSyncExternalStore(subscribe, get, none);
  return latest?.property.id === rendered.property.id ? latest : rendered;
}
