import type { Random } from '../random.ts';
import { iso, officeTime, startOf, visitorTime } from './clock.ts';
import { TEXTS } from './notes.ts';
import type { DemoActivity, DemoLead, DemoStatus, Language } from './people.types.ts';
import { isFinal, type Phase, phaseOf } from './phases.ts';
import { ADMIN_ID, getUser } from './staff.ts';

export type TimelineInput = {
  language: Language;
  source: DemoLead['source'];
  profile: DemoLead['profile'];
  firstOwnerId: number;
  ownerId: number;
  path: readonly DemoStatus[];
  asOf: string;
};

const MAX_AGE_DAYS = 178;
const DAY = 86_400_000;

/** Everything that happened to a lead, oldest first, ending in the column where it is now. */
export function drawTimeline(random: Random, input: TimelineInput): DemoActivity[] {
  const { source, profile, firstOwnerId, ownerId, path, asOf } = input;
  const texts = TEXTS[input.language];
  const log = createLog(random, asOf, drawDays(random, path));

  const creator = source === 'staff' ? ownerId : null;
  log.add(0, { kind: 'created', actorId: creator, body: null, data: { source } });
  if (profile) log.add(0, { kind: 'quiz_answered', actorId: null, body: null, data: { profile } });
  if (firstOwnerId !== ownerId) {
    const actorId = getUser(firstOwnerId).role === 'salesman' ? ADMIN_ID : firstOwnerId;
    const data = { from: firstOwnerId, to: ownerId };
    log.add(0, { kind: 'assigned', actorId, body: null, data });
  }
  path.forEach((status, i) => {
    const before = path[i - 1];
    if (before) {
      for (const talk of drawTalk(random, texts, phaseOf(status.name), ownerId)) log.add(i, talk);
      const data = { from: before.id, to: status.id, by_hand: true };
      log.add(i, { kind: 'moved', actorId: ownerId, body: null, data });
    } else if (random.chance(0.3)) {
      log.add(i, note(random, texts, 'new', ownerId));
    }
  });
  const last = path[path.length - 1];
  if (last) drawTask(random, texts.tasks, phaseOf(last.name), ownerId, log);
  return log.entries;
}

/** Days before the as-of day on which each column was reached; the first is the creation. */
function drawDays(random: Random, path: readonly DemoStatus[]): number[] {
  const last = path[path.length - 1];
  const { mean, most } = idleDays(last ? phaseOf(last.name) : 'new');
  const idle = Math.min(most, 1 - mean * Math.log(1 - random.next()));
  const days = [idle];
  for (let i = 1; i < path.length; i++) days.unshift((days[0] ?? 1) + random.range(0.6, 13));
  const scale = Math.min(1, MAX_AGE_DAYS / (days[0] ?? 1));
  return days.map((day) => Math.max(1, day * scale));
}

/** New leads are looked at soon; the others may rest in a column for weeks. */
function idleDays(phase: Phase): { mean: number; most: number } {
  if (phase === 'new') return { mean: 12, most: 45 };
  // Sales of this month and the last one, so that the dashboard has something to compare.
  if (phase === 'closed') return { mean: 16, most: 60 };
  return isFinal(phase) ? { mean: 38, most: 140 } : { mean: 42, most: 130 };
}

type Log = ReturnType<typeof createLog>;

/** Adds entries in time: each on its day, and always after the one before. */
function createLog(random: Random, asOf: string, days: readonly number[]) {
  const entries: DemoActivity[] = [];
  let previous = 0;
  const add = (step: number, entry: Omit<DemoActivity, 'at'>) => {
    const day = days[step] ?? 1;
    const drawn =
      entries.length === 0 ? visitorTime(random, asOf, day) : officeTime(random, asOf, day);
    const isSameMoment = entry.kind === 'quiz_answered';
    const earliest = isSameMoment ? previous : previous + random.int(2, 25) * 60_000;
    const time = entries.length === 0 ? drawn : isSameMoment ? previous : Math.max(drawn, earliest);
    previous = Math.min(time, startOf(asOf) - 1000);
    entries.push({ ...entry, at: iso(previous) });
    return previous;
  };
  return { entries, add, asOf };
}

type Texts = (typeof TEXTS)[Language];

function drawTalk(
  random: Random,
  texts: Texts,
  phase: Phase,
  actorId: number,
): Omit<DemoActivity, 'at'>[] {
  const talk: Omit<DemoActivity, 'at'>[] = [];
  if (random.chance(phase === 'contact' || phase === 'profile' ? 0.75 : 0.35)) {
    const { body, outcome } = random.pick(texts.calls);
    const minutes = outcome === 'reached' ? random.int(6, 48) : 0;
    talk.push({ kind: 'call', actorId, body, data: { outcome, minutes } });
  }
  if (random.chance(0.62)) talk.push(note(random, texts, phase, actorId));
  return talk;
}

function note(
  random: Random,
  { notes }: Texts,
  phase: Phase,
  actorId: number,
): Omit<DemoActivity, 'at'> {
  return { kind: 'note', actorId, body: random.pick(notes[phase]), data: {} };
}

/** About half of the open leads have something to do within the next days; some are overdue. */
function drawTask(
  random: Random,
  tasks: Texts['tasks'],
  phase: Phase,
  actorId: number,
  log: Log,
): void {
  if (phase === 'closed' || phase === 'lost' || !random.chance(0.55)) return;
  const isDone = random.chance(0.2);
  const dueInDays = isDone ? -random.int(0, 2) : random.int(-2, 7);
  const body = random.pick(tasks[phase]);
  const task = { kind: 'task', actorId, body, data: {} } satisfies Omit<DemoActivity, 'at'>;
  const at = log.add(Number.MAX_SAFE_INTEGER, task);
  const entry = log.entries[log.entries.length - 1];
  if (!entry) return;
  const due = startOf(log.asOf) + dueInDays * DAY + random.int(14, 20) * 3_600_000;
  entry.dueAt = iso(Math.max(due, at + DAY / 2));
  if (isDone) entry.doneAt = iso(at + Math.floor((startOf(log.asOf) - at) / 2));
}
