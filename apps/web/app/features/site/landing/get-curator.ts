import type { Curator } from '@alpha/contract';
import { data } from 'react-router';
import type { WebRequest } from '~/lib/request-context';

/** Not there, or nothing that could be a name. */
const MISSING = [400, 404, 422];

/** An unknown curator is a missing page; any other failure is ours and says so. */
export async function getCurator(api: WebRequest['api'], name: string): Promise<Curator> {
  const { status, json } = await api(`/api/curators/${encodeURIComponent(name)}`);
  if (status === 200) return json as Curator;
  throw data(null, { status: MISSING.includes(status) ? 404 : 503 });
}
