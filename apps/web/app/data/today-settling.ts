import type { Today, TodaySection } from '@alpha/contract';

const SECTIONS = [
  ...(['waiting', 'signals', 'tasks', 'stuck', 'unanswered'] as const),
] satisfies TodaySection[];
type Item = Today[TodaySection]['items'][number];

/** Rows that were acted on → when the server had it; `Infinity` until then. */
const settling = new Map<string, number>();
const listeners = new Set<() => void>();
let version = 0;

export function watchSettling(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another number after each action on a row. */
export const settlingVersion = (): number => version;

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}

const keyOf = (section: TodaySection, item: Item): string =>
  `${section}:${'task' in item ? item.task.id : item.lead.id}`;

/** → `settled` after the server's answer, `restored` when the row has to come back. */
export function settleRow(section: TodaySection, item: Item) {
  const key = keyOf(section, item);
  settling.set(key, Number.POSITIVE_INFINITY);
  tell();
  return {
    settled: () => void settling.set(key, performance.now()),
    restored: () => {
      settling.delete(key);
      tell();
    },
  };
}

/**
 * A response that was asked for before the server had an action still lists its row: shown again, the next
 * key would act on it a second time.
 */
export function withoutSettled(today: Today, askedAt: number): Today {
  for (const [key, at] of settling) if (at < askedAt) settling.delete(key);
  if (settling.size === 0) return today;
  const left = (section: TodaySection) => {
    const { count, items } = today[section];
    const kept = (items as readonly Item[]).filter((item) => !settling.has(keyOf(section, item)));
    return [section, { count: count - (items.length - kept.length), items: kept }];
  };
  return { ...today, ...Object.fromEntries(SECTIONS.map(left)) };
}
