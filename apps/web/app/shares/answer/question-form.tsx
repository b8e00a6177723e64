import { MAX_QUESTION_LENGTH } from '@alpha/contract/home-answers';
import { useT } from '~/lib/i18n/use-t';
import { TextButton } from '~/ui/text-link';
import type { Question } from './use-question';
import { WordForm } from './word-form';

type QuestionFormProps = {
  question: Question;
  /** Who will reply; null when unknown. */
  name: string | null;
};

/** Opens in place; the reader stays on the page. */
export function QuestionForm({ question, name }: QuestionFormProps) {
  const t = useT('sender');
  const { state } = question;
  if (state === 'sent')
    return (
      <p role="status" className="text-14 text-gain">
        {name ? t('answer.asked', { name }) : t('answer.askedPlain')}
      </p>
    );
  if (state === 'closed')
    return (
      <TextButton className="text-14" onClick={question.open}>
        {t('answer.askHere')}
      </TextButton>
    );
  const errors = { failed: t('answer.askFailed'), tooMany: t('answer.tooMany') };
  return (
    <WordForm
      hasFocus
      label={t('answer.question')}
      send={t('answer.sendQuestion')}
      leave={t('answer.cancel')}
      max={MAX_QUESTION_LENGTH}
      required={t('answer.required')}
      error={state === 'failed' || state === 'tooMany' ? errors[state] : null}
      isBusy={state === 'sending'}
      onSend={question.ask}
      onLeave={question.close}
    />
  );
}
