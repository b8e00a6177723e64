import { StartScreen } from '~/features/quiz/start/start-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'quiz', isPublic: true } satisfies PageHandle;

export default function QuizRoute() {
  return <StartScreen />;
}
