import type { WorkKind } from '@alpha/contract';
import type { To } from 'react-router';

/** The entries behind a figure of activity, or the overdue tasks. */
export function workOf(
  kind: WorkKind,
  { from, to }: { from: string; to: string },
  userId?: number,
): To {
  const search = new URLSearchParams({ kind, from, to });
  if (userId !== undefined) search.set('user', String(userId));
  return { pathname: '/app/dashboard/work', search: search.toString() };
}
