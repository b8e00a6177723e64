import type { getSharedProperty, ResponseOf } from '@alpha/contract';
import { data } from 'react-router';
import type { WebRequest } from '~/lib/request-context';

export type SharedReport = ResponseOf<typeof getSharedProperty>;

/** Not there, revoked, expired, or nothing that could be a token: all the same to a reader. */
const MISSING = [400, 404, 410, 422];

/** Without a report the page says so itself, with the status that says so too. */
export async function loadSharedReport(api: WebRequest['api'], token: string) {
  const { status, json } = await api(`/api/properties/share/${encodeURIComponent(token)}`);
  if (status === 200) return data({ report: json as SharedReport });
  return data({ report: null }, { status: MISSING.includes(status) ? 404 : 503 });
}
