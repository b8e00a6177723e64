import { LinkedCompareScreen } from '~/features/compare/linked-compare-screen';
import { loadLinkedComparison } from '~/features/compare/load-linked-comparison';
import { privateLinkHeaders } from '~/lib/private-link';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/linked-comparison';

export const headers: Route.HeadersFunction = privateLinkHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadLinkedComparison(context.get(webRequest).api, params.token);
}

// No handle: the title is the page's own.
export default function LinkedComparisonRoute({ loaderData, params }: Route.ComponentProps) {
  return <LinkedCompareScreen {...loaderData} token={params.token} />;
}
