import type { Sender } from '@alpha/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { isTooMany } from '~/lib/api-refusal';
import { type Asked, useQuestion } from '~/shares/answer/use-question';
import { firstNameOf } from '~/shares/sender/contact-links';
import { useCallLink } from '~/shares/sender/use-call-link';

/** Loaded when a reader asks for a call. */
const CallTimeForm = lazy(() =>
  import('~/shares/answer/call-time-form').then((module) => ({ default: module.CallTimeForm })),
);

export type ListCall = {
  /** Without hours for calls there is nothing to open. */
  onBook: (() => void) | undefined;
  /** Open, or what was sent. */
  form: ReactNode;
};

/** A time for a call with the sender of the list, within the hours of their profile. */
export function useListCall(
  sender: Sender | null,
  send: (asked: Asked) => Promise<unknown>,
): ListCall {
  const question = useQuestion(send, isTooMany);
  const hours = sender?.calendar_url ? null : sender?.call_hours;
  useCallLink(hours && question.open);
  if (!sender || !hours) return { onBook: undefined, form: null };
  return {
    onBook: question.open,
    form: question.state !== 'closed' && (
      <Suspense>
        <CallTimeForm
          {...{ hours, question }}
          name={firstNameOf(sender)}
          isReaderUnknown={false}
          onLeave={question.close}
        />
      </Suspense>
    ),
  };
}
