import { MAX_REASON_LENGTH } from '@alpha/contract/home-answers';
import { useT } from '~/lib/i18n/use-t';
import { WordForm } from './word-form';

type ReasonFormProps = {
  isOpen: boolean;
  /** What was given; empty for none. */
  reason: string;
  onSend: (reason: string) => void;
  onLeave: () => void;
};

/** Asks why not. The no itself is saved already, so it can be left empty. */
export function ReasonForm({ isOpen, reason, onSend, onLeave }: ReasonFormProps) {
  const t = useT('sender');
  if (!isOpen)
    return (
      reason && (
        <p className="text-13 text-pretty text-ink-2 wrap-anywhere">
          {t('answer.yourReason', { reason })}
        </p>
      )
    );
  return (
    <WordForm
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
}
