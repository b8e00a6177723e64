import { useCallback, useState } from 'react';
import { readSession } from './session';
import { readStored, STORAGE_KEYS, writeStored } from './storage';

/** What a person has set for their own lists; absent means: as delivered. */
export type WorkView = { isCompact?: boolean; contactColumns?: string[] };

type Stored = Record<string, WorkView>;

/** Kept in the browser, for each person who signs in with it. */
export function useWorkView(): [WorkView, (changes: WorkView) => void] {
  const [view, setView] = useState(readView);
  const change = useCallback((changes: WorkView) => {
    const next = { ...readView(), ...changes };
    writeStored(STORAGE_KEYS.workView, JSON.stringify({ ...readAll(), [ownId()]: next }));
    setView(next);
  }, []);
  return [view, change];
}

const ownId = (): string => readSession().userId ?? '';
const readView = (): WorkView => readAll()[ownId()] ?? {};

function readAll(): Stored {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.workView) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Stored) : {};
  } catch {
    return {};
  }
}
