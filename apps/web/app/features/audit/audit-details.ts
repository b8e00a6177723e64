import type { AuditEntry } from '@alpha/contract';

/** One detail of an entry; `was` is set for a change. */
export type Detail = { key: string; value: unknown; was?: unknown };

/** Actions that lead from one to another, and what that is. */
const CHANGES: Record<string, string> = {
  'lead.moved': 'status',
  'lead.assigned': 'owner',
};

/**
 * The details worth showing. The subject's name has its own column, and values that are the same
 * before and after are left out.
 */
export function detailsOf({ action, data }: Pick<AuditEntry, 'action' | 'data'>): Detail[] {
  const { name, before, ...rest } = data;
  if (action === 'user.role_changed' || action === 'two_factor.required_changed') {
    const { from, to, ...others } = rest;
    return [{ key: 'role', was: from, value: to }, ...plain(others)];
  }
  const change = CHANGES[action];
  if (change) {
    const { from, to, ...others } = rest;
    return [{ key: change, was: from, value: to }, ...plain(others)];
  }
  // The leads have their own column.
  const { lead_id: _, lead_ids: __, ...about } = rest;
  if (!isRecord(before)) return plain(about);
  const changes = Object.entries(before).filter(([key, was]) => data[key] !== was);
  const changed = new Set(changes.map(([key]) => key));
  return [
    ...plain(rest).filter(({ key }) => key === 'role' && !changed.has(key)),
    ...changes.map(([key, was]) => ({ key, was, value: data[key] })),
  ];
}

function plain(data: Record<string, unknown>): Detail[] {
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => ({ key, value }));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
