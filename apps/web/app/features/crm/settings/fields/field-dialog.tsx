import {
  FIELD_ACCESS,
  FIELD_NAME_MAX,
  FIELD_TYPES,
  type FieldAccess,
  type FieldSetting,
  type FieldType,
  hasOptions,
} from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { changeField, createField, type NewField } from '~/data/lead-fields';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { toast } from '~/ui/toast';
import { formOf, NEW_FIELD } from './field-form';
import { OptionsEditor } from './options-editor';

type FieldDialogProps = {
  /** Null: a new one. */
  field: FieldSetting | null;
  onClose: () => void;
};

export function FieldDialog({ field, onClose }: FieldDialogProps) {
  const t = useT('settings');
  const types = useT('customFields');
  const ui = useT('ui');
  const formId = useId();
  const cache = useQueryClient();
  const [form, setForm] = useState<NewField>(() =>
    field ? { ...formOf(field), type: field.type } : NEW_FIELD,
  );
  const put = (change: Partial<NewField>) => {
    save.reset();
    setForm((now) => ({ ...now, ...change }));
  };
  const save = useMutation({
    mutationFn: () => {
      const { type, ...rest } = form;
      const options = hasOptions(type) ? form.options : [];
      return field
        ? changeField(cache, field.id, { ...rest, options })
        : createField(cache, { ...rest, type, options });
    },
    onSuccess: () => {
      toast.success(t('saved'));
      onClose();
    },
  });
  const errors = save.error instanceof ApiError ? (save.error.body?.errors ?? {}) : {};
  const errorOf = (name: string) =>
    Object.entries(errors).find(([key]) => key === name || key.startsWith(`${name}.`))?.[1][0];
  const isAtField = ['name', 'name_es', 'options'].some((name) => errorOf(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      isOpen
      isBusy={save.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      title={t(field ? 'fields.editTitle' : 'fields.addTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-5" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('fields.nameEn')}
            required
            maxLength={FIELD_NAME_MAX}
            value={form.name}
            error={errorOf('name')}
            onChange={({ target }) => put({ name: target.value })}
          />
          <TextField
            label={t('fields.nameEs')}
            lang="es"
            required
            maxLength={FIELD_NAME_MAX}
            value={form.name_es}
            error={errorOf('name_es')}
            onChange={({ target }) => put({ name_es: target.value })}
          />
        </div>
        <Select
          label={t('fields.type')}
          disabled={field !== null}
          hint={field ? t('fields.typeFixed') : undefined}
          value={form.type}
          onChange={({ target }) => put({ type: target.value as FieldType })}
          options={FIELD_TYPES.map((value) => ({ value, label: types(`type.${value}`) }))}
        />
        {hasOptions(form.type) && (
          <OptionsEditor
            options={form.options}
            error={errorOf('options')}
            onChange={(options) => put({ options })}
          />
        )}
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-1 text-14 font-medium sm:col-span-2">{t('fields.access')}</legend>
          {(['leader', 'salesman'] as const).map((role) => (
            <Select
              key={role}
              label={t(`fields.role.${role}`)}
              value={form[`${role}_access`]}
              onChange={({ target }) => put({ [`${role}_access`]: target.value as FieldAccess })}
              options={FIELD_ACCESS.map((value) => ({
                value,
                label: types(`accessOption.${value}`),
              }))}
            />
          ))}
          <p className="text-13 text-ink-3 sm:col-span-2">{t('fields.accessHint')}</p>
        </fieldset>
        <Checkbox
          label={t('fields.required')}
          hint={t('fields.requiredHint')}
          checked={form.is_required}
          onChange={({ target }) => put({ is_required: target.checked })}
        />
        {save.isError && !isAtField && (
          <Notice tone="loss">{refusalOf(save.error) ?? t('failed')}</Notice>
        )}
      </form>
    </Dialog>
  );
}
