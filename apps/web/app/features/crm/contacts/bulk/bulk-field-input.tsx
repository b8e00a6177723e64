import type { LeadField } from '@alpha/contract';
import { SeveralOptions } from '~/features/crm/several-options';
import { useFieldRules } from '~/features/crm/use-field-rules';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { FieldError } from '~/ui/field-error';
import { Select } from '~/ui/select';
import { TextArea } from '~/ui/text-area';

type BulkFieldInputProps = {
  field: LeadField;
  text: string;
  problem: string | null;
  onType: (text: string) => void;
};

/** The new value of a custom field, in the input of its type. */
export function BulkFieldInput({ field, text, problem, onType }: BulkFieldInputProps) {
  const t = useT('contacts');
  const { choicesOf, lengthOf } = useFieldRules();
  const { type } = field;
  const label = t('bulk.fieldValue');
  if (type === 'choices')
    return (
      <div className="grid gap-1">
        <p className="text-14 font-medium">{label}</p>
        <SeveralOptions {...{ label }} options={choicesOf(field)} value={text} onType={onType} />
        <p className="text-13 text-ink-2">{t('bulk.fieldReplaces')}</p>
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    );
  const shared = { label, value: text, error: problem };
  if (type === 'yesNo' || type === 'choice')
    return (
      <Select
        {...shared}
        onChange={({ target }) => onType(target.value)}
        options={choicesOf(field).map((option) =>
          option.value === '' ? { ...option, label: t('bulk.choose'), isDisabled: true } : option,
        )}
      />
    );
  const maxLength = lengthOf(type);
  if (type === 'longText')
    return (
      <TextArea {...shared} {...{ maxLength }} onChange={({ target }) => onType(target.value)} />
    );
  return (
    <TextField
      {...shared}
      {...{ maxLength }}
      {...(type === 'date' && { type: 'date' })}
      {...(type === 'number' && { inputMode: 'decimal' })}
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
    />
  );
}
