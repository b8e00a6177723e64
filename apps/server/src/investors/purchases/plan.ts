import type { PurchaseActor, PurchaseStepKey, PurchaseStepStatus } from '@alpha/contract';

/** What the logic of a plan needs to know of a step. */
export type PlanStep = {
  id: number;
  key: PurchaseStepKey;
  who: PurchaseActor;
  minDays: number;
  typicalDays: number;
  maxDays: number;
  /** Ids of the steps that come first; those that are gone do not count. */
  after: readonly number[];
  status: PurchaseStepStatus;
  settledAt: Date | null;
  dueAt: Date | null;
  createdAt: Date;
};
export type Plan = { startedAt: Date; steps: readonly PlanStep[] };

const DAY_MS = 86_400_000;

const isOpen = ({ status }: PlanStep): boolean => status === 'open';

/** Since when it can begin; null: it is settled, or waits for others. */
export function readyAt(step: PlanStep, { startedAt, steps }: Plan): Date | null {
  if (!isOpen(step)) return null;
  const before = steps.filter(({ id }) => step.after.includes(id));
  if (before.some(isOpen)) return null;
  const moments = before.map(({ settledAt }) => settledAt?.getTime() ?? 0);
  return new Date(Math.max(startedAt.getTime(), step.createdAt.getTime(), ...moments));
}

/** When a step will have taken longer than usual, or have missed its deadline; null while it waits for others. */
export function stuckAt(step: PlanStep, plan: Plan): Date | null {
  if (!isOpen(step)) return null;
  const ready = readyAt(step, plan);
  // With a date of its own, such as a filing, the usual length says nothing.
  if (step.dueAt) return step.dueAt;
  return ready && new Date(ready.getTime() + step.maxDays * DAY_MS);
}

/** The first of them all: the plan is stuck from then on. */
export function planStuckAt(plan: Plan): Date | null {
  const moments = plan.steps.flatMap((step) => stuckAt(step, plan) ?? []);
  return moments.length > 0 ? new Date(Math.min(...moments.map((at) => at.getTime()))) : null;
}

/** What to do next: the ready step with the first deadline, else the first one of the plan. */
export function nextStep<Step extends PlanStep>(
  plan: Omit<Plan, 'steps'> & { steps: readonly Step[] },
  isMine: (step: Step) => boolean = () => true,
): Step | null {
  const ready = plan.steps.filter((step) => isMine(step) && readyAt(step, plan) !== null);
  const due = ready
    .filter(({ dueAt }) => dueAt)
    .sort((a, b) => Number(a.dueAt) - Number(b.dueAt))
    .at(0);
  // A deadline a year from now is not what comes next.
  const isSoon = due?.dueAt && ready.every(({ dueAt }) => dueAt || Number(due.dueAt) < soon(plan));
  return (isSoon ? due : (ready.find(({ dueAt }) => !dueAt) ?? due)) ?? null;
}

/** The latest movement of the plan, and a month. */
function soon({ startedAt, steps }: Plan): number {
  const moved = steps.map(({ settledAt }) => settledAt?.getTime() ?? 0);
  return Math.max(startedAt.getTime(), ...moved) + 30 * DAY_MS;
}

/** Each step after those that it waits for; null: they wait for each other in a circle. */
export function inOrder<Step extends Pick<PlanStep, 'id' | 'after'>>(
  steps: readonly Step[],
): Step[] | null {
  const ids = new Set(steps.map(({ id }) => id));
  const ordered: Step[] = [];
  const placed = new Set<number>();
  let left = [...steps];
  while (left.length > 0) {
    const free = left.filter(({ after }) => after.every((id) => placed.has(id) || !ids.has(id)));
    if (free.length === 0) return null;
    for (const step of free) placed.add(step.id);
    ordered.push(...free);
    left = left.filter(({ id }) => !placed.has(id));
  }
  return ordered;
}
