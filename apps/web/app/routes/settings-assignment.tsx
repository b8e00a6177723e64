import { AssignmentScreen } from '~/features/crm/settings/assignment-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsAssignmentRoute() {
  return <AssignmentScreen />;
}
