import type { Listing } from '@alpha/contract';
import type { WebRequest } from '~/lib/request-context';

/** `null` when they could not be had: the page stands without them and offers another try. */
export async function loadRandomListings(api: WebRequest['api']): Promise<Listing[] | null> {
  const answer = await api('/api/properties/random').catch(() => null);
  // Our own API, held to its contract by the server's tests; parsing it again would cost the page.
  return answer?.status === 200 ? (answer.json as Listing[]) : null;
}
