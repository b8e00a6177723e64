import type { Listing } from '@alpha/contract';
import type { WebRequest } from '~/lib/request-context';

/** `null` when they could not be had: the page stands without them and offers another try. */
export async function loadRandomListings(api: WebRequest['api']): Promise<Listing[] | null> {
  const answer = await api('/api/properties/random').catch(() => null);
  if (answer?.status !== 200) return null;
  // Our own API, held to its contract by the server's tests; parsing it again would cost the page.
  // A card shows one picture: the others would travel in the HTML for nothing.
  return (answer.json as Listing[]).map((listing) => ({
    ...listing,
    images: listing.images.slice(0, 1),
  }));
}
