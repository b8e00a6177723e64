import type { Lead, LeadField } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type To, useNavigate } from 'react-router';
import { createLead, duplicateQuery, putLead, readLead, updateLead } from '~/data/leads';
import { isRequested } from '~/data/outbox/is-held';
import { dropChange, findChange, keepChange } from '~/data/outbox/outbox-store';
import type { Owner } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { toast } from '~/ui/toast';
import type { WaitingForm } from '../../new-contacts';
import { useKeptToast } from '../../use-kept-toast';
import { placeShowing } from '../lead-place';
import { AlreadySent } from './already-sent';
import { editOf } from './edit-of';
import { fieldChangesIn, type LeadFormValues, toBody } from './lead-form.values';

export type Saving = {
  values: LeadFormValues;
  /** What the form started from. */
  before: LeadFormValues | null;
  version: number | undefined;
  /** What was changed, for the list of what waits. */
  words: string;
};

/** Null: it is kept on this device. */
export type Saved = { lead: Lead | null; key: string; ownerId: number };

type Place = {
  id: number | null;
  owners: readonly Owner[];
  /** The form was opened from here. */
  backTo: To;
  fields: readonly LeadField[];
  /** What is kept on this device, and what this form replaces. */
  waiting: WaitingForm | null;
};

/** Saves and returns to the previous list, where the lead is visible. */
export function useSaveLead({ id, backTo, fields, owners, waiting }: Place) {
  const t = useT('leadForm');
  const nameOf = usePersonName();
  const cache = useQueryClient();
  const sayKept = useKeptToast();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: async ({ values, before, version, words }: Saving): Promise<Saved> => {
      const body = { ...toBody(values), fields: fieldChangesIn(fields, values, before) };
      const ownerId = body.user_id;
      // Sent as well, it would be the same person twice.
      const replaced = waiting && (await takeBack(waiting));
      try {
        const { answer: lead, key } =
          id === null || !before
            ? await createLead(body, values)
            : await updateLead(
                { id, ...before },
                { ...editOf({ values, before, fields, owners }), version: version ?? 0, words },
              );
        return { lead, key, ownerId };
      } catch (error) {
        if (replaced) keepChange(replaced);
        throw error;
      }
    },
  });

  async function takeBack({ key, action }: WaitingForm) {
    const now = findChange(key);
    if (now && !isRequested(now, Date.now())) {
      dropChange(key);
      return now;
    }
    // The edit behind it goes on from there.
    if (action.kind === 'facts') return null;
    // Gone without being sent, it was discarded in another tab; the answer also leads to the contact at the email.
    const asked = duplicateQuery(action.body.email, null);
    if (now || (await cache.fetchQuery({ ...asked, staleTime: 0 })).is_taken)
      throw new AlreadySent(t('alreadySent'));
    return null;
  }

  function onSaved({ lead, key, ownerId }: Saved) {
    if (!lead) {
      sayKept(key);
      return void navigate(id === null ? placeShowing(ownerId, backTo) : backTo, { replace: true });
    }
    putLead(cache, lead);
    const to = `/app/leads/${lead.id}`;
    const open = { label: t('open'), onClick: () => void navigate(to) };
    const description = nameOf(lead);
    if (id === null) toast.success(t('created'), { description, action: open });
    else toast.success(t('saved'), { description });
    void navigate(id === null ? placeShowing(ownerId, backTo) : backTo, { replace: true });
  }
  const readTheirs = () => readLead(id ?? 0);
  return { onSave: save.mutateAsync, onSaved, readTheirs };
}
