import { SequencesScreen } from '~/features/crm/sequences/sequences-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsSequencesRoute() {
  return <SequencesScreen />;
}
