import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'quizStep' } satisfies PageHandle;

export default function QuizStepRoute() {
  return <UpcomingScreen page="quizStep" />;
}
