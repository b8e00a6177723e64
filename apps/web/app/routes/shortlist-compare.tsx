import { ShortlistCompareScreen } from '~/features/compare/shortlist-compare-screen';
import { privateLinkHeaders } from '~/lib/private-link';
import type { Route } from './+types/shortlist-compare';

export const headers: Route.HeadersFunction = privateLinkHeaders;

// No handle: the title is the page's own.
export default function ShortlistCompareRoute({ params }: Route.ComponentProps) {
  return <ShortlistCompareScreen token={params.token} />;
}
