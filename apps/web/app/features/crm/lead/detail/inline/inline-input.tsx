import { cx } from '~/ui/class-names';
import { CONTROL } from '~/ui/field-shell';
import { SeveralOptions } from '../../../several-options';
import type { InlineField } from './inline-edit';

type InlineInputProps = {
  field: InlineField;
  value: string;
  hasError: boolean;
  /** Takes a line of its own. */
  isWide: boolean;
  onType: (value: string) => void;
};

export function InlineInput({ field, value, hasError, isWide, onType }: InlineInputProps) {
  const { label, type = 'text', inputMode, maxLength, options = [] } = field;
  if (field.isSeveral) return <SeveralOptions {...{ label, options, value, onType }} />;
  const shared = {
    'aria-label': label,
    'aria-invalid': hasError || undefined,
    value,
    className: cx(
      CONTROL,
      'min-h-9! w-0! min-w-24 px-2.5! text-15!',
      isWide ? 'basis-full' : 'flex-1',
    ),
  };
  if (field.isLong)
    return (
      <textarea
        {...shared}
        {...{ maxLength }}
        rows={4}
        className={cx(shared.className, 'py-2 leading-normal')}
        onChange={({ target }) => onType(target.value)}
      />
    );
  if (field.options)
    return (
      <select {...shared} onChange={({ target }) => onType(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      {...{ type, inputMode, maxLength }}
      autoComplete="off"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
