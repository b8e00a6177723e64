import { MAX_QUESTION_LENGTH } from '@alpha/contract/home-answers';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { TextButton } from '~/ui/text-link';
import { hasBadContact, NOBODY, ReaderFields } from './reader-fields';
import type { Question } from './use-question';
import { WordForm } from './word-form';

/** How the sender can reply; `null`: nobody knows who reads the link. */
export type ReplyBy = 'email' | 'contact' | null;

type QuestionFormProps = {
  question: Question;
  /** Who will reply; null when unknown. */
  name: string | null;
  replyBy: ReplyBy;
};

/** Opens in place; the reader stays on the page. */
export function QuestionForm({ question, name, replyBy }: QuestionFormProps) {
  const t = useT('sender');
  const { state } = question;
  const [reader, setReader] = useState(NOBODY);
  const [isChecked, setChecked] = useState(false);
  if (state === 'sent')
    return (
      <p role="status" className="text-14 text-pretty text-gain wrap-anywhere">
        {name
          ? t('answer.asked', { name, ...replyOf(question, replyBy) })
          : t('answer.askedPlain', replyOf(question, replyBy))}
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
      onSend={(words) => {
        setChecked(true);
        if (replyBy !== null) question.ask({ question: words });
        else if (!hasBadContact(reader)) question.ask({ question: words, reader });
      }}
      onLeave={question.close}
    >
      {replyBy === null && (
        <ReaderFields reader={reader} isChecked={isChecked} onChange={setReader} />
      )}
    </WordForm>
  );
}

/** Promises only what can happen. */
const replyOf = ({ contact }: Question, replyBy: ReplyBy) => ({
  by: replyBy ?? (contact ? 'left' : 'nothing'),
  contact,
});
