import type { Curator } from '@alpha/contract';
import { data, redirect } from 'react-router';
import type { WebRequest } from '~/lib/request-context';

/** Not there, or nothing that could be a name. */
const MISSING = [400, 404, 422];

/**
 * An unknown curator is a missing page; any other failure is ours and says so. A name in other letters
 * leads to the one address the page has, with whatever was asked after it.
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
