import type { Lead } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Change, MessageAction, WriteAction } from '~/data/outbox/change';
import { sendOrKeep } from '~/data/outbox/send-or-keep';
import { type NewActivity, putNewActivity } from '~/data/timeline';
import { useOutbox } from '../../use-outbox';

export type UnsentEntry = Change & { action: WriteAction | MessageAction };

/**
 * New entries and messages appear in the timeline at once. They are kept on this device before they are sent and removed only
 * after the server has confirmed, so neither an error nor a closed tab loses text.
 */
export function useUnsent(lead: Lead) {
  const cache = useQueryClient();
  const entries = useOutbox().filter(
    (change): change is UnsentEntry =>
      (change.action.kind === 'write' || change.action.kind === 'message') &&
      change.lead?.id === lead.id,
  );
  const { mutate: write } = useMutation({
    mutationFn: (body: NewActivity) =>
      sendOrKeep(lead, { kind: 'write', body } as const, { keepsRefused: true }),
    onSuccess: ({ answer }) => {
      if (answer) putNewActivity(cache, answer);
    },
  });
  return { entries, write };
}
