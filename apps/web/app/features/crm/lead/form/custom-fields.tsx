import type { LeadField } from '@alpha/contract';
import { Controller, useFormContext } from 'react-hook-form';
import { customName } from '~/features/crm/field-text';
import { SeveralOptions } from '~/features/crm/several-options';
import { useFieldRules } from '~/features/crm/use-field-rules';
import { useNameOf } from '~/features/crm/use-name-of';
import { TextField } from '~/ui/field';
import { FieldError } from '~/ui/field-error';
import { OptionalMark } from '~/ui/field-shell';
import { Select } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import type { LeadFormValues } from './lead-form.values';

/** Inputs for the fields that an administrator has added. */
export function CustomFields({ fields }: { fields: readonly LeadField[] }) {
  return fields.map((field) => <CustomField key={field.id} field={field} />);
}

function CustomField({ field }: { field: LeadField }) {
  const nameOf = useNameOf();
  const { isValid, choicesOf, lengthOf } = useFieldRules();
  const { register, formState } = useFormContext<LeadFormValues>();
  const { type, is_required: isRequired } = field;
  const name = customName(field.id);
  if (type === 'choices') return <SeveralField field={field} />;
  const error = formState.errors[name]?.message;
  const shared = {
    ...{ label: nameOf(field), isOptional: !isRequired },
    error: typeof error === 'string' ? error : undefined,
    maxLength: lengthOf(type),
    ...register(name, { validate: (value?: string) => isValid(field, value ?? '') }),
  };
  const saved: unknown = formState.defaultValues?.[name];
  if (type === 'yesNo' || type === 'choice') {
    const { maxLength: _, ...select } = shared;
    return (
      <Select {...select} options={choicesOf(field, typeof saved === 'string' ? saved : '')} />
    );
  }
  if (type === 'longText') return <TextArea {...shared} className="lg:col-span-2" />;
  return (
    <TextField
      {...shared}
      {...(type === 'date' && { type: 'date' })}
      {...(type === 'number' && { inputMode: 'decimal' })}
    />
  );
}

function SeveralField({ field }: { field: LeadField }) {
  const nameOf = useNameOf();
  const { isValid, choicesOf } = useFieldRules();
  const { control } = useFormContext<LeadFormValues>();
  return (
    <Controller
      control={control}
      name={customName(field.id)}
      rules={{ validate: (value) => isValid(field, String(value ?? '')) }}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <div className="grid gap-1">
          <p className="text-14 font-medium">
            {nameOf(field)}
            {!field.is_required && <OptionalMark />}
          </p>
          <SeveralOptions
            label={nameOf(field)}
            options={choicesOf(field, String(value ?? ''))}
            value={String(value ?? '')}
            onType={onChange}
          />
          {error?.message && <FieldError>{error.message}</FieldError>}
        </div>
      )}
    />
  );
}
