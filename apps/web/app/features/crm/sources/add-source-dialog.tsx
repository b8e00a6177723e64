import { INTAKE_KINDS, type IntakeKind } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { addSource } from '~/data/intake-sources';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { RadioGroup } from '~/ui/radio-group';
import { FormDialog } from '../settings-parts/form-dialog';
import type { ShownSecret } from './secret-dialog';

type Values = { name: string; kind: IntakeKind };
type AddSourceDialogProps = { onAdded: (made: ShownSecret) => void; onClose: () => void };

export function AddSourceDialog({ onAdded, onClose }: AddSourceDialogProps) {
  const t = useT('intakeSources');
  const cache = useQueryClient();
  const form = useForm<Values>({ defaultValues: { name: '', kind: 'meta' } });
  const [failure, setFailure] = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      onAdded(await addSource(cache, { ...values, name: values.name.trim() }));
    } catch (error) {
      setFailure(showServerErrors(error, ['name'], form.setError, t('failed')));
    }
  });
  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('create')}
      isBusy={isSubmitting}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        legend={t('kindLabel')}
        value={form.watch('kind')}
        onChange={(kind) => form.setValue('kind', kind)}
        choices={INTAKE_KINDS.map((value) => ({
          value,
          label: t(`kind.${value}`),
          description: t(`kindHint.${value}`),
        }))}
      />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={120}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', {
          validate: (text) => text.trim() !== '' || t('nameNeeded'),
        })}
      />
    </FormDialog>
  );
}
