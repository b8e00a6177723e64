import { ThumbsUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { TextButton } from '~/ui/text-link';
import type { GivenAnswer, SavingState } from './answer-sender';
import { ReasonForm } from './reason-form';

type HomeAnswerProps = {
  address: string;
  given: GivenAnswer;
  state: SavingState | null;
  onAnswer: (given: GivenAnswer) => void;
  onTryNow: () => void;
};

/** Like or pass; pressing again clears the answer. A pass asks why. */
export function HomeAnswer({ address, given, state, onAnswer, onTryNow }: HomeAnswerProps) {
  const t = useT('shortlistPage');
  const { answer } = given;
  const [isAskedWhy, setAskedWhy] = useState(false);
  const toggle = (choice: 'like' | 'pass') => {
    const next = answer === choice ? null : choice;
    setAskedWhy(next === 'pass');
    onAnswer({ answer: next, reason: '' });
  };
  return (
    <div>
      <fieldset aria-label={t('answer.group', { address })} className="grid grid-cols-2 gap-2.5">
        <Choice isPressed={answer === 'like'} onClick={() => toggle('like')} look="like">
          <ThumbsUp
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            fill={answer === 'like' ? 'currentColor' : 'none'}
          />
          {t('answer.like')}
        </Choice>
        <Choice isPressed={answer === 'pass'} onClick={() => toggle('pass')} look="pass">
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
          {t('answer.pass')}
        </Choice>
      </fieldset>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 pt-1.5 text-13">
        <p role="status" className={state === 'failed' ? 'text-loss' : 'text-ink-3'}>
          {state === 'saving' && t('answer.saving')}
          {state === 'failed' && t('answer.failed')}
          {state === 'saved' && t(`answer.${WORDS[answer ?? 'none']}`)}
        </p>
        {state === 'failed' && (
          <TextButton className="text-13" onClick={onTryNow}>
            {t('answer.now')}
          </TextButton>
        )}
      </div>
      {answer === 'pass' && (
        <ReasonForm
          isOpen={isAskedWhy}
          reason={given.reason}
          onSend={(reason) => {
            setAskedWhy(false);
            if (reason !== given.reason) onAnswer({ answer, reason });
          }}
          onLeave={() => setAskedWhy(false)}
        />
      )}
    </div>
  );
}

const WORDS = { like: 'liked', pass: 'passed', none: 'undone' } as const;

const PRESSED = {
  like: 'aria-pressed:border-gain aria-pressed:bg-gain-wash aria-pressed:text-gain',
  pass: 'aria-pressed:border-ink-3 aria-pressed:bg-sunken aria-pressed:text-ink',
};

type ChoiceProps = {
  isPressed: boolean;
  look: keyof typeof PRESSED;
  onClick: () => void;
  children: ReactNode;
};

function Choice({ isPressed, look, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className={cx(
        'inline-flex min-h-13 cursor-pointer items-center justify-center gap-2 rounded-2 border border-edge bg-surface px-3 text-16 font-medium transition-colors duration-150 hover:bg-sunken',
        PRESSED[look],
      )}
    >
      {children}
    </button>
  );
}
