import type { Change, CreateAction } from '~/data/outbox/change';
import { useHolds } from './use-holds';
import { useOutbox } from './use-outbox';

export type NewContact = Change & { action: CreateAction };

/** New contacts that are kept on this device: waiting, or given back. */
export function useNewContacts(): NewContact[] {
  const { isHeld } = useHolds();
  return useOutbox().filter(
    (change): change is NewContact => change.action.kind === 'create' && !isHeld(change),
  );
}

/** The form with everything as it was typed. */
export const formOf = ({ key }: Pick<Change, 'key'>): string =>
  `/app/contacts/new?${WAITING_PARAM}=${key}`;

export const WAITING_PARAM = 'waiting';
