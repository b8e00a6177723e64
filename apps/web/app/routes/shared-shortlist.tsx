import { loadSharedShortlist } from '~/features/shortlist/page/load-shared-shortlist';
import { SharedShortlistScreen } from '~/features/shortlist/page/shared-shortlist-screen';
import { privateLinkHeaders } from '~/lib/private-link';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/shared-shortlist';

export const headers: Route.HeadersFunction = privateLinkHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadSharedShortlist(context.get(webRequest).api, params.token);
}

// No handle: the title is the page's own.
export default function SharedShortlistRoute({ loaderData, params }: Route.ComponentProps) {
  return <SharedShortlistScreen {...loaderData} token={params.token} />;
}
