import { useCallback, useRef, useState } from 'react';
import type { TodayRow } from './today-rows';

/** The row that keys act on. When it leaves, the one that takes its place is chosen. */
export function useChosenRow(rows: readonly TodayRow[]) {
  const [key, setKey] = useState<string>();
  const place = useRef(0);
  const found = rows.findIndex((row) => row.key === key);
  const index = found >= 0 ? found : Math.min(place.current, rows.length - 1);
  place.current = Math.max(0, index);
  const row = rows[index];

  const step = useCallback(
    (by: 1 | -1) => {
      const next = rows[Math.min(rows.length - 1, Math.max(0, place.current + by))];
      if (!next) return;
      setKey(next.key);
      focusRow(next.key);
    },
    [rows],
  );
  return { row, choose: setKey, step };
}

/** Keyboard and screen reader follow the choice. */
export function focusRow(key: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(key)}"]`);
  const link = row?.querySelector<HTMLElement>('[data-row-link]');
  link?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
