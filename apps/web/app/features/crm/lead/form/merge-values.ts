import type { LeadFormName, LeadFormValues } from './lead-form.values';

type Field = LeadFormName;

/** My changes win; fields only the other user changed are taken from them. */
export function mergeValues(
  before: LeadFormValues,
  mine: LeadFormValues,
  theirs: LeadFormValues,
): LeadFormValues {
  const merged = { ...theirs };
  for (const field of fieldsOf(mine))
    if (mine[field] !== before[field]) Object.assign(merged, { [field]: mine[field] });
  // Owner and column belong together: a column exists on one role's board only.
  if (merged.user_id !== theirs.user_id) merged.lead_status_id = mine.lead_status_id;
  return merged;
}

/** Fields that both changed, to different values. */
export function conflictingFields(
  before: LeadFormValues,
  mine: LeadFormValues,
  theirs: LeadFormValues,
): Field[] {
  return changedBetween(before, theirs).filter(
    (field) => mine[field] !== before[field] && mine[field] !== theirs[field],
  );
}

export const changedBetween = (before: LeadFormValues, after: LeadFormValues): Field[] =>
  fieldsOf(after).filter((field) => before[field] !== after[field]);

const fieldsOf = (values: LeadFormValues) => Object.keys(values) as Field[];
