import type { Translate } from '@alpha/i18n';
import type { VisitorPost } from '~/data/visitor-lead';
import { CHOICES, type ChoiceQuestion } from '../questions';
import type { QuizRecord } from './quiz-record';

type Answer = NonNullable<VisitorPost['adicionales']>[number];

/** What the quiz does not ask for. */
const NOT_ASKED = '-';

/** The lead, its questions and answers in the language the visitor reads now. */
export function quizPost(record: QuizRecord, t: Translate<'quizSteps'>): VisitorPost {
  const { nombre = '', email = '', location, initialPayment } = record;
  const answers = [
    { label: t('question.location'), answer: location?.answer.trim() ?? '', key: 'location' },
    choice('age'),
    { label: t('question.payment'), answer: initialPayment?.answer ?? '', key: 'initial_payment' },
    choice('risk'),
    choice('goal'),
    choice('type'),
    choice('exit'),
    choice('fund'),
  ] satisfies (Answer | null)[];

  function choice(question: ChoiceQuestion): Answer | null {
    const { field, key } = CHOICES[question];
    const id = record[field]?.id;
    return id ? { ...wordsOf(question, id, t), id, key } : null;
  }

  return {
    source: 'quiz',
    user_id: ownerOf(record.ref),
    first_name: nombre.trim(),
    last_name: NOT_ASKED,
    phone: NOT_ASKED,
    email: email.trim(),
    adicionales: answers.filter((answer) => answer !== null),
    utms: record.utms ?? {},
  };
}

/** An option as the visitor reads it. */
export function wordsOf(question: ChoiceQuestion, id: number, t: Translate<'quizSteps'>) {
  // The ids of a question are the names of its messages.
  const option = `option.${question}.${id}` as 'option.age.1';
  return { label: t(`question.${question}`), answer: t(option) };
}

function ownerOf(ref: string | null | undefined): number | string | null {
  if (!ref) return null;
  return /^\d{1,9}$/.test(ref) ? Number(ref) : ref;
}
