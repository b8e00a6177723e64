import { useEffect, useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { readStored, STORAGE_KEYS } from '~/lib/storage';
import { Notice } from '~/ui/notice';
import { TextLink } from '~/ui/text-link';
import type { ContactState } from './use-contact-form';

type ContactOutcomeProps = { state: ContactState; quizPath: string };

/** The result of submitting, below the button. */
export function ContactOutcome({ state, quizPath }: ContactOutcomeProps) {
  const t = useT('contactForm');
  const outcome = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  // The reset form is above it, and on a phone the keyboard leaves little room below.
  useEffect(() => {
    if (state === 'sent') outcome.current?.scrollIntoView({ block: 'nearest' });
    // Focused, so that Tab continues here and it is scrolled into view.
    if (state === 'failed') failure.current?.focus();
  }, [state]);
  return (
    <>
      {state === 'incomplete' && <Notice tone="loss">{t('incomplete')}</Notice>}
      {state === 'failed' && (
        <div ref={failure} tabIndex={-1} className="scroll-my-24 rounded-2">
          <Notice tone="loss">
            <p className="font-medium">{t('failed')}</p>
            <p>{t('kept')}</p>
          </Notice>
        </div>
      )}
      {/* Rendered before it has text: screen readers announce only changes to an existing live region. */}
      <div ref={outcome} role="status" className={state === 'sent' ? 'scroll-my-6' : 'sr-only'}>
        {state === 'sent' && (
          <Notice tone="gain" role="note">
            <p className="font-medium">{t('sent')}</p>
            {readStored(STORAGE_KEYS.leadSent) === null && (
              <TextLink to={quizPath}>{t('sentQuiz')}</TextLink>
            )}
          </Notice>
        )}
      </div>
      {(state === 'idle' || state === 'sending') && (
        <p className="text-13 text-ink-3">{t('note')}</p>
      )}
    </>
  );
}
