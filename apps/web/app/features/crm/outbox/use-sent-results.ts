import { useEffect } from 'react';
import type { AnswerOf, BulkAction, Change, MessageAction } from '~/data/outbox/change';
import { watchSent } from '~/data/outbox/sent-changes';
import { usePersonName } from '~/lib/use-person-name';
import { useBulkResult } from '../use-bulk-result';
import { useDeleteUndo } from '../use-delete-undo';
import { useSaySent } from '../use-say-sent';

/** Says what has become of a bulk change, a message or a deletion when it is made after waiting; most can be undone. */
export function useSentResults(): void {
  const sayBulk = useBulkResult();
  const saySent = useSaySent();
  const sayDeleted = useDeleteUndo();
  const nameOf = usePersonName();
  useEffect(() => {
    const say = ({ lead, action }: Change, answer: unknown) => {
      // Made before, and the answer was lost: nothing is known about it.
      if (answer === null) return;
      if (action.kind === 'bulk') sayBulk(action.edit.kind, answer as AnswerOf<BulkAction>);
      if (action.kind === 'message' && lead)
        saySent(lead, action.body.channel, answer as AnswerOf<MessageAction>);
      if (action.kind === 'delete' && lead) sayDeleted({ id: lead.id, name: nameOf(lead) });
    };
    return watchSent(say);
  }, [sayBulk, saySent, sayDeleted, nameOf]);
}
