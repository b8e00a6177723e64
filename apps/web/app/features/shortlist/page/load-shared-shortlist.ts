import type { SharedShortlist } from '@alpha/contract';
import { data } from 'react-router';
import type { WebRequest } from '~/lib/request-context';

/** Not there, revoked, expired, or nothing that could be a token: all the same to a reader. */
const MISSING = [400, 404, 410, 422];

/** Without a list the page says so itself, with the status that says so too. */
export async function loadSharedShortlist(api: WebRequest['api'], token: string) {
  const { status, json } = await api(`/api/shortlists/share/${encodeURIComponent(token)}`);
  if (status === 200) return data({ shortlist: json as SharedShortlist });
  return data({ shortlist: null }, { status: MISSING.includes(status) ? 404 : 503 });
}
