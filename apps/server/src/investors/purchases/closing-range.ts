import { MIAMI, wallTimeAt } from '@alpha/i18n';
import { inOrder, type Plan, type PlanStep, readyAt } from './plan.ts';
import { type Day, dateOf, dayOf, toWorkingDay } from './working-days.ts';

const DRAWS = 1_000;
/** What takes longer than it ever does may be done tomorrow. */
const AT_LEAST_DAYS = 1;

export type ClosingRange = { from: string; likely: string; until: string };

/**
 * The day of closing, simulated: each step takes a random time within its range (triangular, the usual length is the
 * most probable), after the steps it waits for; offices finish on working days. In 8 of 10 cases it is between `from`
 * and `until`. The same plan gives the same answer. Null: closed, or no step is the closing.
 */
export function closingRange(plan: Plan, now: Date): ClosingRange | null {
  const closing = plan.steps.find(({ key }) => key === 'closing');
  const ordered = inOrder(plan.steps);
  if (!closing || !ordered || closing.status !== 'open') return null;
  const needed = leadingTo(closing, ordered);
  // The same throughout a day.
  const today = Math.floor(momentOf(now));
  const days: Day[] = [];
  const waits = new Map(needed.map((step) => [step.id, waitedDays(step, plan, today)]));
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const ends = new Map<number, number>();
    for (const step of needed)
      ends.set(step.id, endOf(step, { ends, today, draw, waited: waits.get(step.id) ?? null }));
    days.push(Math.floor(ends.get(closing.id) ?? today));
  }
  days.sort((a, b) => a - b);
  const at = (share: number) => dateOf(days[Math.floor(share * (DRAWS - 1))] ?? today);
  return { from: at(0.1), likely: at(0.5), until: at(0.9) };
}

/** Only what the closing waits for: a tax filing afterwards does not move it. */
function leadingTo(closing: PlanStep, ordered: readonly PlanStep[]): PlanStep[] {
  const wanted = new Set([closing.id]);
  for (const step of [...ordered].reverse())
    if (wanted.has(step.id)) for (const id of step.after) wanted.add(id);
  return ordered.filter(({ id }) => wanted.has(id));
}

type Draw = {
  ends: ReadonlyMap<number, number>;
  today: number;
  draw: number;
  /** Days since it is ready; null: it is not. */
  waited: number | null;
};

function endOf(step: PlanStep, { ends, today, draw, waited }: Draw): number {
  if (step.status !== 'open') return step.settledAt ? momentOf(step.settledAt) : today;
  const start = Math.max(today, ...step.after.flatMap((id) => ends.get(id) ?? []));
  const end = start + remainingDays(step, waited ?? 0, randomOf(step.id, draw));
  // The parties have agreed on a day: sooner is not possible.
  const agreed = step.key === 'closing' && step.dueAt ? Math.floor(momentOf(step.dueAt)) : 0;
  const isOffice = step.who !== 'investor' && step.who !== 'curator';
  return isOffice ? toWorkingDay(Math.max(end, agreed)) : Math.max(end, agreed);
}

function waitedDays(step: PlanStep, plan: Plan, today: Day): number | null {
  const ready = readyAt(step, plan);
  return ready && Math.max(0, today - momentOf(ready));
}

/** What is left of a random length that is longer than what has passed. */
export function remainingDays(
  { minDays: min, typicalDays: typical, maxDays: max }: PlanStep,
  waited: number,
  random: number,
): number {
  const passed = shareWithin(waited, { min, typical, max });
  if (passed >= 1) return max === 0 ? 0 : AT_LEAST_DAYS;
  const length = lengthAt(passed + (1 - passed) * random, { min, typical, max });
  return Math.max(max === 0 ? 0 : Math.min(AT_LEAST_DAYS, max), length - waited);
}

type Range = { min: number; typical: number; max: number };

/** The distribution function of the triangular distribution. */
function shareWithin(days: number, { min, typical, max }: Range): number {
  if (days >= max) return 1;
  if (days <= min) return 0;
  if (days < typical) return (days - min) ** 2 / ((max - min) * (typical - min));
  return 1 - (max - days) ** 2 / ((max - min) * (max - typical));
}

/** Its inverse. */
function lengthAt(share: number, { min, typical, max }: Range): number {
  if (max === min) return max;
  const turn = (typical - min) / (max - min);
  if (share < turn) return min + Math.sqrt(share * (max - min) * (typical - min));
  return max - Math.sqrt((1 - share) * (max - min) * (max - typical));
}

/** Between 0 and 1, the same for the same step and draw, so that a longer step never closes sooner. */
function randomOf(stepId: number, draw: number): number {
  let mixed = Math.imul(stepId ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(draw + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** As a day with its fraction on Miami’s calendar. */
function momentOf(at: Date): number {
  const { date, time } = wallTimeAt(MIAMI, at);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return dayOf(date) + (hours * 60 + minutes) / 1_440;
}
