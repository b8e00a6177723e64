import { data } from 'react-router';
import type { WebRequest } from '~/lib/request-context';
import type { Curator } from './curator.types';

/** An unknown curator is a missing page; any other failure is ours and says so. */
export async function getCurator(api: WebRequest['api'], name: string): Promise<Curator> {
  const { status, json } = await api(`/api/curators/${encodeURIComponent(name)}`);
  if (status !== 200) throw data(null, { status: status === 404 ? 404 : 503 });
  return json as Curator;
}
