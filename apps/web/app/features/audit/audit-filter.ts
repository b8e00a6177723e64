import { AUDIT_ACTIONS } from '@alpha/contract';
import type { AuditFilter } from '~/data/audit';
import { dayBounds } from '~/lib/local-time';
import { readChoice } from '~/lib/url-state';

export const FILTER_NAMES = ['actor', 'action', 'from', 'to'] as const;

/** The URL has the reader's days; the API takes instants. The last day is included completely. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const actor = params.get('actor') ?? '';
  const action = readChoice(params, 'action', AUDIT_ACTIONS);
  const from = dayBounds(params.get('from') ?? '')?.start;
  const to = dayBounds(params.get('to') ?? '')?.end;
  return {
    ...(/^[1-9]\d{0,8}$/.test(actor) && { actor_id: Number(actor) }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** The last day is before the first one: nothing can match. */
export function isReversedRange({ from, to }: AuditFilter): boolean {
  return from !== undefined && to !== undefined && from > to;
}
