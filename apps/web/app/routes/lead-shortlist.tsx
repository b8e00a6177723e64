import { ShortlistScreen } from '~/features/shortlist/editor/shortlist-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'leadShortlist' } satisfies PageHandle;

export default function LeadShortlistRoute() {
  return <ShortlistScreen />;
}
