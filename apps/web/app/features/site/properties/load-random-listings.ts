import type { Listing } from '@alpha/contract';
import type { WebRequest } from '~/lib/request-context';
import type { TeaserHome } from '~/listings/listing-teaser';

/** `null` when they could not be had: the page stands without them and offers another try. */
export async function loadRandomListings(api: WebRequest['api']): Promise<TeaserHome[] | null> {
  const answer = await api('/api/properties/random').catch(() => null);
  if (answer?.status !== 200) return null;
  // Our own API, held to its contract by the server's tests; parsing it again would cost the page.
  return (answer.json as Listing[]).map(teaserOf);
}

/** Loader data is in the HTML a second time, for the scripts: send only what is shown. */
function teaserOf(home: Listing): TeaserHome {
  const { id, address, city, state, zip, type, list_price, total_roi, profit_year } = home;
  const images = home.images.slice(0, 1);
  return { id, address, city, state, zip, type, list_price, total_roi, profit_year, images };
}
