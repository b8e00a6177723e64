import { INTAKE_KINDS, type IntakeKind } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { addSource } from '~/data/intake-sources';
import { showServerErrors, useFormFailure } from '~/lib/form-errors';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { RadioGroup } from '~/ui/radio-group';
import type { ShownSecret } from './secret-dialog';

type Values = { name: string; kind: IntakeKind };
type AddSourceDialogProps = { onAdded: (made: ShownSecret) => void; onClose: () => void };

export function AddSourceDialog({ onAdded, onClose }: AddSourceDialogProps) {
  const t = useT('intakeSources');
  const ui = useT('ui');
  const cache = useQueryClient();
  const formId = useId();
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
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('add')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isSubmitting}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" onSubmit={submit} className="grid gap-5">
        <RadioGroup
          legend={t('kindLabel')}
          value={form.watch('kind')}
          onChange={(kind) => form.setValue('kind', kind)}
          choices={INTAKE_KINDS.map((value) => ({
            value,
            label: t(`kind.${value}`),
            hint: t(`kindHint.${value}`),
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
        {failure && <Notice tone="loss">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
