import { ThumbsUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { cx } from '~/ui/class-names';
import { TextButton } from '~/ui/text-link';
import { Introduction } from './introduction';
import { ReasonForm } from './reason-form';
import type { HomeAnswer } from './use-home-answer';

type AnswerPanelProps = {
  address: string;
  answer: HomeAnswer;
  /** Nobody knows who reads the link: the reader may say. */
  isReaderUnknown?: boolean;
  /** Short words, for the bar of a phone. */
  isShort?: boolean;
  /** Before the two answers: a way to ask. */
  ask?: ReactNode;
};

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** Like or no, saved at once; a no asks why, and an answer can be changed. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { address, answer, isShort = false, isReaderUnknown = false, ask } = props;
  const t = useT('sender');
  const { given, isAskedWhy, isChanging } = answer;
  if (isAskedWhy)
    return (
      <ReasonForm isOpen reason={given.reason} onSend={answer.explain} onLeave={answer.leave} />
    );
  if (given.answer && !isChanging)
    return (
      <div
        className={cx('flex items-center gap-x-3 gap-y-1', isShort ? '*:shrink-0' : 'flex-wrap')}
      >
        {isShort && ask}
        <Answered {...{ answer, isShort, isReaderUnknown }} />
      </div>
    );
  return (
    <fieldset
      aria-label={t('answer.group', { address })}
      className={isShort ? 'flex gap-2 *:flex-1 *:px-3' : 'flex flex-wrap gap-2.5'}
    >
      {ask}
      <Button variant="secondary" onClick={() => answer.choose('like')}>
        <ThumbsUp {...ICON} />
        {t('answer.like')}
      </Button>
      <Button variant="secondary" onClick={() => answer.choose('pass')}>
        <X {...ICON} />
        {t(isShort ? 'answer.noShort' : 'answer.no')}
      </Button>
    </fieldset>
  );
}

type AnsweredProps = { answer: HomeAnswer; isShort: boolean; isReaderUnknown: boolean };

function Answered({ answer, isShort, isReaderUnknown }: AnsweredProps) {
  const t = useT('sender');
  const { given, state } = answer;
  const isLiked = given.answer === 'like';
  return (
    <div className={isShort ? 'min-w-0 shrink!' : 'min-w-0'}>
      <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-15">
        <span
          role="status"
          className={`inline-flex items-center gap-2 font-medium ${isLiked ? 'text-gain' : 'text-ink'}`}
        >
          {isLiked ? <ThumbsUp {...ICON} fill="currentColor" /> : <X {...ICON} />}
          {t(isLiked ? 'answer.liked' : isShort ? 'answer.passedShort' : 'answer.passed')}
        </span>
        <span aria-hidden="true" className="text-ink-3">
          ·
        </span>
        <TextButton autoFocus={answer.hasJustAnswered} onClick={answer.change}>
          {t('answer.change')}
        </TextButton>
      </p>
      {/* The bar of a phone is on every screen: one row, once it was read. */}
      {given.reason && (!isShort || answer.hasJustAnswered) && (
        <p className="text-13 text-pretty text-ink-2 wrap-anywhere">
          {t('answer.yourReason', { reason: given.reason })}
        </p>
      )}
      {isReaderUnknown && answer.hasJustAnswered && (
        <Introduction said={given.reader} onSay={answer.introduce} />
      )}
      {state === 'failed' && (
        <p className="flex flex-wrap items-center gap-x-3 text-13 text-loss">
          {t('answer.failed')}
          <TextButton className="text-13" onClick={answer.tryNow}>
            {t('answer.now')}
          </TextButton>
        </p>
      )}
    </div>
  );
}
