import { ResultScreen } from '~/features/quiz/result/result-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'profileResult' } satisfies PageHandle;

export default function ProfileResultRoute() {
  return <ResultScreen />;
}
