import { useEffect } from 'react';
import type { AnswerOf, BulkAction, Change, MessageAction } from '~/data/outbox/change';
import { watchSent } from '~/data/outbox/sent-changes';
import { useBulkResult } from '../use-bulk-result';
import { useSaySent } from '../use-say-sent';

/** Says what has become of a bulk change or a message when it is made after waiting; the first can be undone. */
export function useSentResults(): void {
  const sayBulk = useBulkResult();
  const saySent = useSaySent();
  useEffect(() => {
    const say = ({ lead, action }: Change, answer: unknown) => {
      // Made before, and the answer was lost: nothing is known about it.
      if (answer === null) return;
      if (action.kind === 'bulk') sayBulk(action.edit.kind, answer as AnswerOf<BulkAction>);
      if (action.kind === 'message' && lead)
        saySent(lead, action.body.channel, answer as AnswerOf<MessageAction>);
    };
    return watchSent(say);
  }, [sayBulk, saySent]);
}
