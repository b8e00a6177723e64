import type { Translate } from '@alpha/i18n';
import type { VisitorPost } from '~/data/visitor-lead';
import { askedHome } from '~/visitors/asked-home';
import { CHOICES, type ChoiceQuestion } from '../questions';
import type { QuizRecord } from './quiz-record';

type Answer = NonNullable<VisitorPost['adicionales']>[number];

/** Placeholder for fields the quiz does not ask for. */
const NOT_ASKED = '-';

/** The lead with questions and answers in the visitor's current language. */
export function quizPost(record: QuizRecord, t: Translate<'quizSteps'>): VisitorPost {
  const homeId = askedHome()?.id;
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
    ...(homeId !== undefined && { property_id: homeId }),
  };
}

/** The text of an option. */
export function wordsOf(question: ChoiceQuestion, id: number, t: Translate<'quizSteps'>) {
  // Option ids are part of the message keys.
  const option = `option.${question}.${id}` as 'option.age.1';
  return { label: t(`question.${question}`), answer: t(option) };
}

function ownerOf(ref: string | null | undefined): number | string | null {
  if (!ref) return null;
  return /^\d{1,9}$/.test(ref) ? Number(ref) : ref;
}
