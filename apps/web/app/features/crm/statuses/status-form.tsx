import { type LeadStatus, ROLES, type Role } from '@alpha/contract';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '~/lib/form-draft';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { DraftNotice } from '~/ui/draft-notice';
import { TextField } from '~/ui/field';
import { FormActions } from '~/ui/form-actions';
import { FormSection } from '~/ui/form-section';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';

export type StatusFormValues = {
  name: string;
  name_es: string;
  role: Role | '';
  order: string;
  /** Percent; empty: by its place. */
  probability: string;
  is_after_shortlist: boolean;
};

const FIELDS = ['name', 'name_es', 'role', 'order', 'probability'] as const;
const MAX_ORDER = 999;

type StatusFormProps = {
  /** The status being edited; undefined for a new one. */
  status: LeadStatus | undefined;
  initial: StatusFormValues;
  /** The suggested position of a new one: follows the role until another is typed. */
  orderFor?: ((role: Role | '') => string) | undefined;
  onSave: (values: StatusFormValues) => Promise<unknown>;
  onSaved: () => void;
};

export function StatusForm({ status, initial, orderFor, onSave, onSaved }: StatusFormProps) {
  const t = useT('statuses');
  const roleName = useT('roles');
  const form = useForm<StatusFormValues>({ defaultValues: initial });
  const { register, handleSubmit, setError, setValue } = form;
  const { errors, isDirty, isSubmitting } = form.formState;
  const isSaved = useRef(false);
  const [failure, setFailure] = useFormFailure(form);
  const isRestored = useFormDraft(form);
  const isOrderTyped = useRef(isRestored);
  const isRoleFixed = (status?.leads_count ?? 0) > 0;

  const required = t('form.required');
  const isChance = (text: string) => /^\d{0,3}$/.test(text.trim()) && Number(text) <= 100;
  const isOrder = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1;
  const followRole = (role: Role | '') => {
    if (orderFor && !isOrderTyped.current) setValue('order', orderFor(role));
  };
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
      {isRestored && <DraftNotice />}
      <FormSection title={t('form.column')} lead={t('form.columnLead')}>
        <TextField
          label={t('form.name')}
          required
          maxLength={80}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name', { validate: (name) => name.trim() !== '' || required })}
        />
        <TextField
          label={t('form.nameEs')}
          hint={t('form.nameEsHint')}
          maxLength={80}
          autoComplete="off"
          lang="es"
          error={errors.name_es?.message}
          {...register('name_es')}
        />
      </FormSection>
      <FormSection title={t('form.place')} lead={t('form.placeLead')}>
        <Select
          label={t('form.role')}
          hint={t(isRoleFixed ? 'form.roleFixed' : 'form.roleHint')}
          required
          error={errors.role?.message}
          {...register('role', {
            required,
            onChange: ({ target }) => followRole(target.value),
          })}
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
            onChange: () => {
              isOrderTyped.current = true;
            },
          })}
        />
        <TextField
          label={t('form.probability')}
          hint={t('form.probabilityHint')}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          after="%"
          error={errors.probability?.message}
          {...register('probability', {
            validate: (chance) => isChance(chance) || t('form.probabilityInvalid'),
          })}
        />
        <Checkbox
          label={t('form.afterShortlist')}
          hint={t('form.afterShortlistHint')}
          className="lg:col-span-2"
          {...register('is_after_shortlist')}
        />
        {failure && (
          <Notice tone="loss" className="lg:col-span-2">
            {failure}
          </Notice>
        )}
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
