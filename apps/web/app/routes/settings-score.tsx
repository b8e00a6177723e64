import { ScoreScreen } from '~/features/crm/settings/score-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsScoreRoute() {
  return <ScoreScreen />;
}
