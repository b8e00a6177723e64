import { AuditScreen } from '~/features/audit/audit-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'audit' } satisfies PageHandle;

export default function AuditRoute() {
  return <AuditScreen />;
}
