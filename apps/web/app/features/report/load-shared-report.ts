import type { getSharedProperty, ResponseOf } from '@alpha/contract';
import { data } from 'react-router';
import type { WebRequest } from '~/lib/request-context';

/** Not there, revoked, expired, or nothing that could be a token. */
const MISSING = [400, 404, 410, 422];

export async function loadSharedReport(api: WebRequest['api'], token: string) {
  const { status, json } = await api(`/api/properties/share/${encodeURIComponent(token)}`);
  if (status === 200) return json as ResponseOf<typeof getSharedProperty>;
  throw data(null, { status: MISSING.includes(status) ? 404 : 503 });
}
