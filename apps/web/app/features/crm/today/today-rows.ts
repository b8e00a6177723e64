import { type LeadSummary, TODAY_MAX_COUNT, type Today, type TodaySection } from '@alpha/contract';
import { afterSignal, type Suggestion } from '../conversations/suggest-template';

/** In the order of urgency. */
export const SECTIONS = [
  'waiting',
  'signals',
  'tasks',
  'stuck',
  'unanswered',
] as const satisfies readonly TodaySection[];

type Item<S extends TodaySection> = Today[S]['items'][number];

export type TodayRow = { key: string; lead: LeadSummary } & (
  | { section: 'waiting'; item: Item<'waiting'> }
  | { section: 'signals'; item: Item<'signals'> }
  | { section: 'tasks'; item: Item<'tasks'> }
  | { section: 'stuck'; item: Item<'stuck'> }
  | { section: 'unanswered'; item: Item<'unanswered'> }
);

/** All rows in the order of the page. */
export function rowsOf(today: Today): TodayRow[] {
  return [
    ...today.waiting.items.map((item) => rowFor('waiting', item)),
    ...today.signals.items.map((item) => rowFor('signals', item)),
    ...today.tasks.items.map((item) => ({
      ...rowFor('tasks', item),
      key: `tasks:${item.task.id}`,
    })),
    ...today.stuck.items.map((item) => rowFor('stuck', item)),
    ...today.unanswered.items.map((item) => rowFor('unanswered', item)),
  ] as TodayRow[];
}

const rowFor = (section: TodaySection, item: Item<TodaySection>) => ({
  key: `${section}:${item.lead.id}`,
  section,
  item,
  lead: item.lead,
});

export const countOf = (today: Today): number =>
  SECTIONS.reduce((sum, section) => sum + today[section].count, 0);

/** Written after a count that stopped at the limit: there may be more. */
export const moreThan = (...counts: readonly number[]): '' | '+' =>
  counts.some((count) => count >= TODAY_MAX_COUNT) ? '+' : '';

/** When the row began to wait. */
export function sinceOf(row: TodayRow): string {
  if (row.section === 'waiting') return row.lead.created_at;
  if (row.section === 'signals') return row.item.at;
  if (row.section === 'stuck') return row.item.since;
  return row.section === 'tasks' ? row.item.task.due_at : row.item.sent_at;
}

/** The text that fits what happened, or the one of the sequence. */
export function suggestionFor(row: TodayRow): Suggestion {
  if (row.section === 'waiting') return { purpose: 'first_reply' };
  if (row.section === 'tasks' && row.item.task.template)
    return { templateId: row.item.task.template.id };
  return { purpose: row.section === 'signals' ? afterSignal(row.item.kind) : 'follow_up' };
}

const MINUTE_MS = 60_000;

/** A call that somebody or a sequence planned. */
export const isCall = (row: TodayRow): boolean => row.section === 'tasks' && row.item.task.is_call;

/** A length of time in its largest whole unit. */
export function lengthOf(ms: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor(Math.max(0, ms) / MINUTE_MS);
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) };
}
