import type { LeadStatus } from '@alpha/contract';

/** By order, and by age where two share one. */
export function inOrder(statuses: readonly LeadStatus[]): LeadStatus[] {
  return [...statuses].sort((a, b) => a.order - b.order || a.id - b.id);
}

/** The sequence with one row a place up (−1) or down (+1). */
export function moved(
  sequence: readonly LeadStatus[],
  { id }: LeadStatus,
  by: -1 | 1,
): LeadStatus[] {
  const from = sequence.findIndex((row) => row.id === id);
  const rest = sequence.filter((row) => row.id !== id);
  const row = sequence[from];
  return row ? [...rest.slice(0, from + by), row, ...rest.slice(from + by)] : [...sequence];
}

/** Keeps the numbers in use where they differ; where two rows share one, counts from 1. */
export function renumbered(sequence: readonly LeadStatus[]): LeadStatus[] {
  const orders = sequence.map(({ order }) => order).sort((a, b) => a - b);
  const isStrict = orders.every((order, index) => index === 0 || order > (orders[index - 1] ?? 0));
  return sequence.map((row, index) => ({
    ...row,
    order: isStrict ? (orders[index] ?? index + 1) : index + 1,
  }));
}

export function changedOrders(sequence: readonly LeadStatus[]): LeadStatus[] {
  return renumbered(sequence).filter((row, index) => row.order !== sequence[index]?.order);
}
