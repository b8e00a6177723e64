export type Urgency = 'overdue' | 'today' | 'later';

/** By days in the reader's time zone. */
export function urgencyOf(dueAt: string, now = Date.now()): Urgency {
  const due = new Date(dueAt);
  if (due.getTime() < now) return 'overdue';
  return due.toDateString() === new Date(now).toDateString() ? 'today' : 'later';
}
