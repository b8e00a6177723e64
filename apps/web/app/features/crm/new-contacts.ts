import type { Change, CreateAction } from '~/data/outbox/change';
import { useOutbox } from './use-outbox';

export type NewContact = Change & { action: CreateAction };

/** New contacts that are kept on this device: waiting, or given back. */
export const useNewContacts = (): NewContact[] =>
  useOutbox().filter(
    (change): change is NewContact => change.action.kind === 'create' && change.heldUntil === 0,
  );

/** The form with everything as it was typed. */
export const formOf = ({ key }: Pick<Change, 'key'>): string =>
  `/app/contacts/new?${WAITING_PARAM}=${key}`;

export const WAITING_PARAM = 'waiting';
