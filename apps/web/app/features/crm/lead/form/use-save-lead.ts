import type { Lead, LeadField } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type To, useNavigate } from 'react-router';
import { createLead, putLead, readLead, updateLead } from '~/data/leads';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { toast } from '~/ui/toast';
import { placeShowing } from '../lead-place';
import { fieldChangesIn, type LeadFormValues, toBody } from './lead-form.values';

export type Saving = {
  values: LeadFormValues;
  /** What the form started from. */
  before: LeadFormValues | null;
  version: number | undefined;
};

/** Saves and returns to the previous list, where the lead is visible. */
export function useSaveLead(id: number | null, before: To, fields: readonly LeadField[]) {
  const t = useT('leadForm');
  const nameOf = usePersonName();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: ({ values, before, version }: Saving) => {
      const body = { ...toBody(values), fields: fieldChangesIn(fields, values, before) };
      return id === null ? createLead(body) : updateLead(id, { ...body, version });
    },
  });

  function onSaved(lead: Lead) {
    putLead(cache, lead);
    const to = `/app/leads/${lead.id}`;
    const open = { label: t('open'), onClick: () => void navigate(to) };
    const description = nameOf(lead);
    if (id === null) toast.success(t('created'), { description, action: open });
    else toast.success(t('saved'), { description });
    void navigate(id === null ? placeShowing(lead, before) : before, { replace: true });
  }
  const readTheirs = () => readLead(id ?? 0);
  return { onSave: save.mutateAsync, onSaved, readTheirs };
}
