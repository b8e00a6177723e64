import { SequenceScreen } from '~/features/crm/sequences/sequence-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsSequenceRoute() {
  return <SequenceScreen />;
}
