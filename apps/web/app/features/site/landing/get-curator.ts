import type { Curator } from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';
import { data, redirect } from 'react-router';

/** Not found, or not a valid slug. */
const MISSING = [400, 404, 422];

/**
 * An unknown curator is a 404; any other failure is a server error. A slug in other case redirects to
 * the canonical URL and keeps the query.
 */
export async function getCurator(
  api: WebRequest['api'],
  name: string,
  search: string,
): Promise<Curator> {
  const { status, json } = await api(`/api/curators/${encodeURIComponent(name)}`);
  if (status === 200) {
    const curator = json as Curator;
    if (curator.slug === name) return curator;
    throw redirect(`/landings/${encodeURIComponent(curator.slug)}${search}`, 301);
  }
  throw data(null, { status: MISSING.includes(status) ? 404 : 503 });
}
