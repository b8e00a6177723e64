import type { LeadSummary } from '@alpha/contract';
import type { EditForm, FactsAction } from './change';

/** Whether the form also chose another column. */
export const movesLead = ({ form, statusId }: FactsAction): boolean =>
  form !== undefined && form.statusBefore !== statusId;

/** The same edit of the lead as it is now: a column that was not chosen stays what others made it. */
export const editOnTop = (
  action: FactsAction,
  { lead_status_id: current, version }: Pick<LeadSummary, 'lead_status_id' | 'version'>,
): FactsAction => ({
  ...action,
  version,
  statusId: movesLead(action) ? action.statusId : current,
  ...(action.form && { form: { ...action.form, statusBefore: current } }),
});

/** Column and owner as the form leaves them. */
export function placeOf<L extends LeadSummary>(lead: L, action: FactsAction): Partial<LeadSummary> {
  const { owner } = action.form ?? {};
  return {
    ...(movesLead(action) && { lead_status_id: action.statusId }),
    ...(owner && { user_id: owner.id, user: personOf(lead, owner) }),
  };
}

const personOf = (
  { user }: LeadSummary,
  { id, name, role }: NonNullable<EditForm['owner']>,
): LeadSummary['user'] => ({
  ...user,
  ...{ id, name },
  roles: user.roles.map((known) => ({ ...known, name: role })),
});
