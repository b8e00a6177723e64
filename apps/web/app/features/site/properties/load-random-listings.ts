import type { Listing } from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';
import type { TeaserHome } from '~/listings/listing-teaser';

/** `null` when they failed to load: the page works without them and offers a retry. */
export async function loadRandomListings(api: WebRequest['api']): Promise<TeaserHome[] | null> {
  const answer = await api('/api/properties/random').catch(() => null);
  if (answer?.status !== 200) return null;
  // Our own API, whose contract the server's tests check; parsing it again would slow the page.
  return (answer.json as Listing[]).map(teaserOf);
}

/** Loader data is in the HTML a second time, for the scripts: send only what is shown. */
function teaserOf(home: Listing): TeaserHome {
  const { id, address, city, state, zip, type, total_roi, profit_year, outcome } = home;
  const { list_price, status, sold_price } = home;
  const images = home.images.slice(0, 1);
  const price = { list_price, status, sold_price };
  return { id, address, city, state, zip, type, ...price, total_roi, profit_year, outcome, images };
}
