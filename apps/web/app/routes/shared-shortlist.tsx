import { loadSharedShortlist } from '~/features/shortlist/page/load-shared-shortlist';
import { SharedShortlistScreen } from '~/features/shortlist/page/shared-shortlist-screen';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/shared-shortlist';

/** The address is a key: no search engine lists it, no other site learns it, no cache keeps the page. */
export const headers: Route.HeadersFunction = () => ({
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
});

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadSharedShortlist(context.get(webRequest).api, params.token);
}

// No handle: the title is the page's own.
export default function SharedShortlistRoute({ loaderData, params }: Route.ComponentProps) {
  return <SharedShortlistScreen shortlist={loaderData.shortlist} token={params.token} />;
}
