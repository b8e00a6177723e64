import { useLocation } from 'react-router';
import { STEPS } from '~/features/quiz/questions';
import { StepScreen } from '~/features/quiz/steps/step-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'quizStep' } satisfies PageHandle;

/** All six steps share this page; the URL has the number. */
export default function QuizStepRoute() {
  const { pathname } = useLocation();
  const step = STEPS.find((n) => pathname.startsWith(`/step-${n}`)) ?? 1;
  return <StepScreen key={step} step={step} />;
}
