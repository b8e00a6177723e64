import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useFormDraft } from '~/lib/form-draft';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { lastPlace } from '~/lib/list-place';
import { DraftNotice } from '~/ui/draft-notice';
import { FormActions } from '~/ui/form-actions';
import { FormSection } from '~/ui/form-section';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { RoleWarning } from './role-warning';
import type { SavedUser } from './use-save-user';
import {
  AccessFields,
  PasswordFields,
  PersonFields,
  ProofField,
  type UserFormMode,
} from './user-fields';
import { SECRET_FIELDS, USER_FIELDS, type UserFormValues } from './user-form.values';
import { RoleFields, type RoleFieldsProps } from './user-role-fields';

type UserFormProps = {
  whose: UserFormMode;
  initial: UserFormValues;
  teamSize: number;
  choices: RoleFieldsProps['choices'];
  /** Resolves when saved; errors are shown at the fields. */
  onSave: (values: UserFormValues) => Promise<SavedUser>;
  onSaved: (user: SavedUser, values: UserFormValues) => void;
};

export function UserForm({ whose, initial, teamSize, choices, onSave, onSaved }: UserFormProps) {
  const t = useT('users');
  const isNew = whose === 'new';
  const form = useForm<UserFormValues>({ defaultValues: initial });
  const { isDirty, isSubmitting } = form.formState;
  const isSaved = useRef(false);
  const [failure, setFailure] = useFormFailure(form);
  const isRestored = useFormDraft(form, SECRET_FIELDS);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const user = await onSave(values);
      isSaved.current = true;
      onSaved(user, values);
    } catch (error) {
      setFailure(showServerErrors(error, USER_FIELDS, form.setError, t('form.failed')));
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit}>
        {isRestored && <DraftNotice />}
        <FormSection title={t('form.person')} lead={t(`form.personLead.${whose}`)}>
          <PersonFields />
        </FormSection>
        <FormSection title={t('form.work')} lead={t(`form.workLead.${whose}`)}>
          <RoleFields choices={choices} />
          {/* A rejected change will not happen, so no warning. */}
          {!failure && <RoleWarning {...{ whose, teamSize }} saved={initial} />}
        </FormSection>
        <FormSection title={t('form.access')} lead={t(`form.accessLead.${whose}`)}>
          {isNew ? <AccessFields /> : <PasswordFields whose={whose} />}
          {whose === 'own' && <ProofField saved={initial} />}
          {failure && (
            <Notice tone="loss" className="lg:col-span-2">
              {failure}
            </Notice>
          )}
        </FormSection>
        <FormActions
          submitLabel={t(isNew ? 'form.create' : 'form.save')}
          cancelLabel={t('form.cancel')}
          cancelTo={lastPlace('/app/users')}
          isBusy={isSubmitting}
        />
      </form>
      <LeaveGuard {...{ isDirty, isSaved }} />
    </FormProvider>
  );
}
