import { type LeadStatus, ROLES, type Role } from '@alpha/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { FormActions } from '~/ui/form-actions';
import { FormSection } from '~/ui/form-section';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';

export type StatusFormValues = { name: string; role: Role | ''; order: string };

const FIELDS = ['name', 'role', 'order'] as const;
const MAX_ORDER = 999;

type StatusFormProps = {
  /** What is being changed; nothing for a new one. */
  status: LeadStatus | undefined;
  initial: StatusFormValues;
  onSave: (values: StatusFormValues) => Promise<unknown>;
  onSaved: () => void;
};

export function StatusForm({ status, initial, onSave, onSaved }: StatusFormProps) {
  const t = useT('statuses');
  const roleName = useT('roles');
  const { register, handleSubmit, setError, formState } = useForm<StatusFormValues>({
    defaultValues: initial,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const isSaved = useRef(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const isRoleFixed = (status?.leads_count ?? 0) > 0;

  const required = t('form.required');
  const isOrder = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1;
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onSave(values);
      isSaved.current = true;
      onSaved();
    } catch (error) {
      setFailure(showServerErrors(error, FIELDS, setError, t('form.failed')));
    }
  });
  return (
    <form noValidate method="post" onSubmit={submit}>
      <FormSection title={t('form.column')}>
        <TextField
          label={t('form.name')}
          required
          maxLength={80}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name', { validate: (name) => name.trim() !== '' || required })}
        />
      </FormSection>
      <FormSection title={t('form.place')}>
        <Select
          label={t('form.role')}
          hint={t(isRoleFixed ? 'form.roleFixed' : 'form.roleHint')}
          required
          error={errors.role?.message}
          {...register('role', { required })}
        >
          <option value="" disabled>
            {t('form.chooseRole')}
          </option>
          {ROLES.map((role) => (
            <option key={role} value={role} disabled={isRoleFixed && role !== status?.role}>
              {roleName(role)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('form.order')}
          hint={t('form.orderHint')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_ORDER}
          required
          error={errors.order?.message}
          {...register('order', {
            required,
            validate: (order) => isOrder(order) || t('form.orderInvalid'),
          })}
        />
        {failure && <Notice tone="loss">{failure}</Notice>}
      </FormSection>
      <FormActions
        submitLabel={t(status ? 'form.save' : 'form.create')}
        cancelLabel={t('form.cancel')}
        cancelTo="/app/leads-status"
        isBusy={isSubmitting}
      />
      <LeaveGuard {...{ isDirty, isSaved }} />
    </form>
  );
}
