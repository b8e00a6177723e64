import type { LeadField } from '@alpha/contract';
import type { FactsAction } from '~/data/outbox/change';
import type { Owner } from '~/data/users';
import { fieldChangesIn, type LeadFormValues, toBody } from './lead-form.values';
import { changedBetween } from './merge-values';

type Edited = {
  values: LeadFormValues;
  before: LeadFormValues;
  fields: readonly LeadField[];
  owners: readonly Owner[];
};

/** Only what was changed: the rest stays as others may have made it meanwhile. */
export function editOf({ values, before, fields, owners }: Edited) {
  const names = changedBetween(before, values);
  const factsIn = (from: LeadFormValues, to: LeadFormValues) => {
    const facts = Object.entries(toBody(to)).filter(
      ([name]) => name !== 'lead_status_id' && names.some((changed) => changed === name),
    );
    const custom = fieldChangesIn(fields, to, from);
    return {
      ...Object.fromEntries(facts),
      ...(Object.keys(custom).length > 0 && { fields: custom }),
    };
  };
  const owner = owners.find(({ id }) => String(id) === values.user_id);
  return {
    body: factsIn(before, values),
    before: factsIn(values, before),
    statusId: Number(values.lead_status_id),
    form: {
      statusBefore: Number(before.lead_status_id),
      typed: Object.fromEntries(names.map((name) => [name, values[name]])),
      ...(owner && names.includes('user_id') && { owner }),
    },
  } satisfies Omit<FactsAction, 'kind' | 'version' | 'words'>;
}
