import {
  PURCHASE_ACTORS,
  PURCHASE_PHASES,
  PURCHASE_STEP_STATUSES,
  type PurchaseActor,
  type PurchasePhase,
  type PurchaseStepStatus,
  type StaffPurchaseStep,
} from '@alpha/contract';
import { instantAt, MIAMI, wallTimeAt } from '@alpha/i18n/zoned-time';
import type { NewStep, StepChange } from '~/data/purchases';

/** What the fields of the form hold. */
export type StepValues = {
  title: string;
  status: PurchaseStepStatus;
  who: PurchaseActor;
  phase: PurchasePhase;
  min: string;
  typical: string;
  max: string;
  /** On Miami’s clock. */
  dueDate: string;
  dueTime: string;
  after: number[];
  note: string;
  staffNote: string;
};

export function valuesOf(step: StaffPurchaseStep | null): StepValues {
  const due = step?.due_at ? wallTimeAt(MIAMI, new Date(step.due_at)) : null;
  return {
    title: step?.title ?? '',
    status: step?.status ?? 'open',
    who: step?.who ?? 'investor',
    phase: step?.phase ?? 'prepare',
    min: String(step?.days.min ?? 1),
    typical: String(step?.days.typical ?? 3),
    max: String(step?.days.max ?? 10),
    dueDate: due?.date ?? '',
    dueTime: due?.time ?? '17:00',
    after: step?.after ?? [],
    note: step?.note ?? '',
    staffNote: step?.staff_note ?? '',
  };
}

/** Null: no deadline; undefined: what was typed is none. */
export function dueOf({ dueDate, dueTime }: StepValues): Date | null | undefined {
  if (!dueDate) return null;
  return instantAt(MIAMI, dueDate, dueTime) ?? undefined;
}

/** Undefined: they are no whole numbers from short to long. */
export function daysOf({ min, typical, max }: StepValues): StepChange['days'] {
  const days = { min: Number(min), typical: Number(typical), max: Number(max) };
  const isWhole = [min, typical, max].every((text) => /^\d{1,3}$/.test(text.trim()));
  return isWhole && days.min <= days.typical && days.typical <= days.max ? days : undefined;
}

export const newStepOf = (values: StepValues, days: NewStep['days']): NewStep => {
  const { title, phase, who, after } = values;
  return { title, phase, who, days, after };
};

/** Only what differs: two people may edit the same step. */
export function changeOf(step: StaffPurchaseStep, values: StepValues): StepChange {
  const before = valuesOf(step);
  const differs = (...names: (keyof StepValues)[]) =>
    names.some((name) => String(before[name]) !== String(values[name]));
  const days = daysOf(values);
  return {
    ...(differs('title') && { title: values.title.trim() || null }),
    ...(differs('status') && { status: values.status }),
    ...(differs('who') && { who: values.who }),
    ...(differs('min', 'typical', 'max') && days && { days }),
    ...(differs('dueDate', 'dueTime') && { due_at: dueOf(values)?.toISOString() ?? null }),
    ...(differs('after') && { after: values.after }),
    ...(differs('note') && { note: values.note }),
    ...(differs('staffNote') && { staff_note: values.staffNote }),
  };
}

export const toStatus = (value: string): PurchaseStepStatus =>
  PURCHASE_STEP_STATUSES.find((status) => status === value) ?? 'open';
export const toActor = (value: string): PurchaseActor =>
  PURCHASE_ACTORS.find((who) => who === value) ?? 'investor';
export const toPhase = (value: string): PurchasePhase =>
  PURCHASE_PHASES.find((phase) => phase === value) ?? 'prepare';
