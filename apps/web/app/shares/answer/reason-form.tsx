import { MAX_REASON_LENGTH } from '@alpha/contract/home-answers';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { WordForm } from './word-form';

type ReasonFormProps = {
  isOpen: boolean;
  /** What was given; empty for none. */
  reason: string;
  onSend: (reason: string) => void;
  onLeave: () => void;
};

const REASONS = ['price', 'cashFlow', 'risk', 'place', 'home', 'time'] as const;
const CHIP = 'rounded-full';

/** Asks why not: one tap on a usual reason, own words, or none. The no itself is saved already. */
export function ReasonForm({ isOpen, reason, onSend, onLeave }: ReasonFormProps) {
  const t = useT('sender');
  const [isWriting, setWriting] = useState(false);
  if (!isOpen)
    return (
      reason && (
        <p className="text-13 text-pretty text-ink-2 wrap-anywhere">
          {t('answer.yourReason', { reason })}
        </p>
      )
    );
  if (isWriting)
    return (
      <WordForm
        hasFocus
        label={t('answer.reason')}
        hint={t('answer.reasonHint')}
        send={t('answer.sendReason')}
        leave={t('answer.skip')}
        max={MAX_REASON_LENGTH}
        initial={reason}
        onSend={onSend}
        onLeave={onLeave}
      />
    );
  return (
    <fieldset className="grid w-full min-w-0 gap-2 text-left">
      <legend className="mb-2 text-14 font-medium">{t('answer.reason')}</legend>
      <div className="flex flex-wrap gap-2">
        {REASONS.map((key, index) => (
          <Button
            key={key}
            variant="secondary"
            size="sm"
            className={CHIP}
            // The buttons that had the focus are gone.
            autoFocus={index === 0}
            onClick={() => onSend(t(`reasons.${key}`))}
          >
            {t(`reasons.${key}`)}
          </Button>
        ))}
        <Button variant="secondary" size="sm" className={CHIP} onClick={() => setWriting(true)}>
          {t('answer.otherReason')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {t('answer.noReason')}
        </Button>
      </div>
    </fieldset>
  );
}
