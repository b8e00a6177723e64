import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { TodayRow } from './today-rows';

/**
 * The row that keys act on. It stays the same one when others come or go above it; when it leaves, the next one that
 * is left is chosen.
 */
export function useChosenRow(rows: readonly TodayRow[]) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const chosen = useRef<string>(undefined);
  const before = useRef(rows);
  const returning = useRef<string>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  const returned = rows.find(({ key }) => key === returning.current);
  const row = returned ?? rowToChoose(rows, before.current, chosen.current);
  useLayoutEffect(() => {
    chosen.current = row?.key;
    before.current = rows;
  });
  const returnedKey = returned?.key;
  useEffect(() => {
    if (returnedKey === undefined) return;
    focusRow(returnedKey);
    // The focus has chosen it; an answer from before the undo may still take it away for a moment.
    returning.current = returnedKey;
  }, [returnedKey]);

  const choose = useCallback((key: string) => {
    chosen.current = key;
    returning.current = undefined;
    redraw();
  }, []);
  /**
   * An action on this row is undone: once it is listed again, it is the chosen one, unless another was chosen since.
   * Until then a key would act on another lead. → ends the wait: the list is as the server has it
   */
  const chooseOnReturn = useCallback((key: string) => {
    returning.current = key;
    setWaiting(true);
    return () => setWaiting(false);
  }, []);
  const step = useCallback(
    (by: 1 | -1) => {
      const place = rows.findIndex(({ key }) => key === chosen.current);
      const next = rows[Math.min(rows.length - 1, Math.max(0, place + by))];
      if (!next) return;
      choose(next.key);
      focusRow(next.key);
    },
    [rows, choose],
  );
  return { row, choose, step, chooseOnReturn, isReturning: isWaiting && !returned };
}

/** The chosen one, else the next after it that is left, else the last before it. */
function rowToChoose(
  rows: readonly TodayRow[],
  before: readonly TodayRow[],
  key: string | undefined,
): TodayRow | undefined {
  const place = before.findIndex((row) => row.key === key);
  if (place < 0) return rows[0];
  const left = new Map(rows.map((row) => [row.key, row]));
  const nearest = [...before.slice(place), ...before.slice(0, place).reverse()];
  const found = nearest.find((row) => left.has(row.key));
  return found ? left.get(found.key) : rows[0];
}

/** Keyboard and screen reader follow the choice. */
export function focusRow(key: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(key)}"]`);
  const link = row?.querySelector<HTMLElement>('[data-row-link]');
  link?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
