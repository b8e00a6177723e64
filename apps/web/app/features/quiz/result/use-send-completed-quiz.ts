import { useEffect, useEffectEvent } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { firstOpenStep } from '../store/open-steps';
import { quizPost } from '../store/quiz-post';
import type { QuizRecord } from '../store/quiz-record';
import { useIsLeadSent } from '../store/quiz-store';
import { sendQuiz } from '../store/send-quiz';

/** Sends the quiz when the visitor returns here after answering the last open question. */
export function useSendCompletedQuiz(record: QuizRecord): void {
  const t = useT('quizSteps');
  const isSent = useIsLeadSent();
  const isSettled = isSent || Boolean(record.unsent) || Boolean(record.isRefused);
  const isDue = !isSettled && firstOpenStep(record) === null;
  const send = useEffectEvent(() => sendQuiz(quizPost(record, t)));
  useEffect(() => {
    if (isDue) void send();
  }, [isDue]);
}
