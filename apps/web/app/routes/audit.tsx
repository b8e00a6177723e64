import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'audit' } satisfies PageHandle;

export default function AuditRoute() {
  return <UpcomingScreen page="audit" />;
}
