import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showServerErrors } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { lastPlace } from '~/lib/list-place';
import { FormActions } from '~/ui/form-actions';
import { FormSection } from '~/ui/form-section';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { PasswordFields, PersonFields } from './user-fields';
import { USER_FIELDS, type UserFormValues } from './user-form.values';
import { RoleFields, type RoleFieldsProps } from './user-role-fields';

type UserFormProps = {
  isNew: boolean;
  initial: UserFormValues;
  choices: RoleFieldsProps['choices'];
  /** Resolves when it is saved; what it throws is shown beside the fields. */
  onSave: (values: UserFormValues) => Promise<unknown>;
  onSaved: () => void;
};

export function UserForm({ isNew, initial, choices, onSave, onSaved }: UserFormProps) {
  const t = useT('users');
  const form = useForm<UserFormValues>({ defaultValues: initial });
  const { isDirty, isSubmitting } = form.formState;
  const isSaved = useRef(false);
  const [failure, setFailure] = useState<ReactNode>(null);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onSave(values);
      isSaved.current = true;
      onSaved();
    } catch (error) {
      setFailure(showServerErrors(error, USER_FIELDS, form.setError, t('form.failed')));
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit}>
        <FormSection title={t('form.person')}>
          <PersonFields isNew={isNew} />
        </FormSection>
        <FormSection title={t('form.work')}>
          <RoleFields {...{ isNew, choices }} name={initial.name} savedRole={initial.role} />
        </FormSection>
        <FormSection title={t('form.access')}>
          <PasswordFields isNew={isNew} />
          {failure && <Notice tone="loss">{failure}</Notice>}
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
