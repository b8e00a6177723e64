import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { refOf, utmsOf } from '~/visitors/visitor-source';
import { CHOICES, type ChoiceQuestion } from '../questions';
import type { TextField } from '../store/open-steps';
import { wordsOf } from '../store/quiz-post';
import { NO_ANSWERS, type QuizRecord } from '../store/quiz-record';
import { saveAnswers, useQuizRecord } from '../store/quiz-store';

/** The answers so far and setters. Each answer is stored at once: a reload loses nothing. */
export function useAnswers() {
  const t = useT('quizSteps');
  const record = useQuizRecord() ?? NO_ANSWERS;
  return {
    record,
    choose(question: ChoiceQuestion, id: number) {
      save({ [CHOICES[question].field]: { ...wordsOf(question, id, t), id } });
    },
    write(field: TextField, answer: string) {
      save(
        field === 'location'
          ? { location: { label: t('question.location'), answer } }
          : { [field]: answer },
      );
    },
    pay(amount: string) {
      save({ initialPayment: { label: t('question.payment'), answer: amount } });
    },
  };
}

/** Through a referral link: the URL still has the code. */
export function useIsReferred(): boolean {
  return Boolean(new URLSearchParams(useLocation().search).get('ref')?.trim());
}

function save(answers: Partial<QuizRecord>): void {
  // Changed text may be accepted where the last one was refused.
  saveAnswers({ ...answers, isRefused: undefined, ref: refOf(), utms: utmsOf() });
}
