import type { Activity } from '@alpha/contract';

export const SHOWN = ['all', 'notes', 'calls', 'tasks', 'sent', 'changes'] as const;
export type Shown = (typeof SHOWN)[number];

const KINDS: Record<Exclude<Shown, 'all'>, readonly Activity['kind'][]> = {
  notes: ['note'],
  calls: ['call'],
  tasks: ['task'],
  sent: [
    'mail_sent',
    'message_sent',
    'sequence',
    'email_received',
    'email_bounced',
    'report_opened',
    'shortlist_sent',
    'shortlist_opened',
    'home_answered',
    'question_asked',
    'home_saved',
    'room_invited',
    'scenario_saved',
    'scenario_tried',
  ],
  changes: [
    'created',
    'quiz_answered',
    'moved',
    'assigned',
    'edited',
    'file_added',
    'purchase_updated',
    'purchase_progress',
  ],
};

export const isShown = ({ kind }: Pick<Activity, 'kind'>, shown: Shown): boolean =>
  shown === 'all' || KINDS[shown].includes(kind);

export const isOpenTask = ({ kind, done_at }: Activity): boolean =>
  kind === 'task' && done_at === null;

/** By due date; tasks without one come last. */
export function openTasks(activities: readonly Activity[]): Activity[] {
  const due = ({ due_at }: Activity) => (due_at ? Date.parse(due_at) : Number.POSITIVE_INFINITY);
  return activities.filter(isOpenTask).sort((a, b) => due(a) - due(b) || a.id - b.id);
}

/** Position in the timeline: a task by the day it was done, everything else by when it was written. */
const momentOf = ({ created_at, done_at }: Activity): string => done_at ?? created_at;

/** Past activities, newest first. */
export function pastActivities(activities: readonly Activity[]): Activity[] {
  return activities
    .filter((activity) => !isOpenTask(activity))
    .sort((a, b) => Date.parse(momentOf(b)) - Date.parse(momentOf(a)) || b.id - a.id);
}

export type Day = { key: string; at: string; activities: Activity[] };

/** Groups by the reader's days; activities are already newest first. */
export function groupByDay(activities: readonly Activity[]): Day[] {
  const days: Day[] = [];
  for (const activity of activities) {
    const at = momentOf(activity);
    const key = new Date(at).toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.activities.push(activity);
    else days.push({ key, at, activities: [activity] });
  }
  return days;
}
