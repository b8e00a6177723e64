import type { LeadStatus, Role } from '@alpha/contract';

const MAX_ORDER = 999;

/** By order, ties by age. */
export function inOrder(statuses: readonly LeadStatus[]): LeadStatus[] {
  return [...statuses].sort((a, b) => a.order - b.order || a.id - b.id);
}

/** The sequence with one row moved up (−1) or down (+1), counted from 1 as on the server. */
export function moved(
  sequence: readonly LeadStatus[],
  { id }: LeadStatus,
  by: -1 | 1,
): LeadStatus[] {
  const from = sequence.findIndex((row) => row.id === id);
  const rest = sequence.filter((row) => row.id !== id);
  const row = sequence[from];
  const after = row ? [...rest.slice(0, from + by), row, ...rest.slice(from + by)] : rest;
  return after.map((status, index) => ({ ...status, order: index + 1 }));
}

/** A new column is last by default; null without a role. */
export function nextOrder(statuses: readonly LeadStatus[], role: Role | ''): string {
  if (role === '') return '';
  const orders = statuses.filter((row) => row.role === role).map(({ order }) => order);
  return String(Math.min(MAX_ORDER, Math.max(0, ...orders) + 1));
}
