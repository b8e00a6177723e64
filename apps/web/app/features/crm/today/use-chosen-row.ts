import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import type { TodayRow } from './today-rows';

/**
 * The row that keys act on. It stays the same one when others come or go above it; when it leaves, the next one that
 * is left is chosen.
 */
export function useChosenRow(rows: readonly TodayRow[]) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const chosen = useRef<string>(undefined);
  const before = useRef(rows);
  const row = rowToChoose(rows, before.current, chosen.current);
  useLayoutEffect(() => {
    chosen.current = row?.key;
    before.current = rows;
  });

  const choose = useCallback((key: string) => {
    chosen.current = key;
    redraw();
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
  return { row, choose, step };
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
