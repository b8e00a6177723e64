import type {
  Change,
  ChangedLead,
  CreateAction,
  EditForm,
  FactsAction,
} from '~/data/outbox/change';
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

/** A new contact, or the edit of one by its form. */
export type WaitingForm = NewContact | WaitingEdit;
type WaitingEdit = Change & { lead: ChangedLead; action: FactsAction & { form: EditForm } };

export function asWaitingForm(change: Change | undefined): WaitingForm | null {
  const { action } = change ?? {};
  const hasForm = action?.kind === 'create' || (action?.kind === 'facts' && action.form);
  return hasForm ? (change as WaitingForm) : null;
}

/** The form with everything as it was typed. */
export const formOf = ({ key, lead }: Pick<Change, 'key' | 'lead'>): string =>
  `${lead ? `/app/edit-contact/${lead.id}` : '/app/contacts/new'}?${WAITING_PARAM}=${key}`;

export const WAITING_PARAM = 'waiting';
