import type { LeadStatus } from '@alpha/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Owner } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { Select } from '~/ui/select';
import { type LeadFormValues, statusesOf } from './lead-form.values';
import { useLeadRules } from './use-lead-rules';

export type WorkFieldsProps = {
  statuses: readonly LeadStatus[];
  /** Only one: there is no one else to choose. */
  owners: readonly Owner[];
  saved: LeadFormValues;
};

/** Owner and status. Each role has its own columns, so a new owner changes the choices. */
export function WorkFields({ statuses, owners, saved }: WorkFieldsProps) {
  const t = useT('leadForm');
  const roleName = useT('roles');
  const rules = useLeadRules();
  const { register, formState, control, setValue } = useFormContext<LeadFormValues>();
  const { errors } = formState;
  const userId = useWatch({ control, name: 'user_id' });
  const statusId = useWatch({ control, name: 'lead_status_id' });
  const ownerOf = (id: string) => owners.find((owner) => String(owner.id) === id);
  // Before an owner is chosen, the column determines the board.
  const roleFor = (owner: string, status: string) =>
    ownerOf(owner)?.role ?? statuses.find(({ id }) => String(id) === status)?.role ?? 'salesman';
  const role = roleFor(userId, statusId);
  const savedRole = roleFor(saved.user_id, saved.lead_status_id);
  const offered = statusesOf(statuses, role);
  const { userId: ownId } = readSession();

  function onOwner(id: string) {
    const next = ownerOf(id)?.role;
    if (!next || next === role) return;
    const isSaved = savedRole === next;
    const first = isSaved ? saved.lead_status_id : statusesOf(statuses, next)[0]?.id;
    setValue('lead_status_id', String(first ?? ''), { shouldDirty: true, shouldValidate: true });
  }
  return (
    <>
      {owners.length > 1 && (
        <Select
          label={t('owner')}
          error={errors.user_id?.message}
          options={[
            ...(saved.user_id
              ? []
              : [{ value: '', label: t('ownerAsk', { role: roleName(savedRole) }) }]),
            ...owners.map((owner) => ({
              value: String(owner.id),
              label: t(String(owner.id) === ownId ? 'ownerYou' : 'ownerOption', {
                name: owner.name,
                role: roleName(owner.role),
              }),
            })),
          ]}
          {...register('user_id', {
            ...rules.filled,
            onChange: ({ target }) => onOwner(target.value),
          })}
        />
      )}
      <Select
        // A new select for each role: the browser would keep the selected index.
        key={role}
        label={t('status')}
        required
        error={errors.lead_status_id?.message}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...register('lead_status_id', rules.filled)}
      />
      {role !== savedRole && (
        <p className="text-14 text-pretty text-ink-2 lg:col-span-2" role="status">
          {t('otherBoard', { role: roleName(role) })}
        </p>
      )}
    </>
  );
}
