import { useState } from 'react';
import type { NumberFilter } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { readNumber } from '../explorer.limits';

type Ends = Record<'from' | 'to', NumberFilter>;

type NumberRangeProps = {
  label: string;
  names: Ends;
  values: Record<'from' | 'to', number | null>;
  /** $ for amounts. */
  unit?: string;
  onChange: (changes: Partial<Record<NumberFilter, number | null>>) => void;
};

/** Two typed numbers, used when the field is left or Enter is pressed; the wrong way round, they swap. */
export function NumberRange({ label, names, values, unit, onChange }: NumberRangeProps) {
  const t = useT('explorer');
  const commit = (end: 'from' | 'to', value: number | null) => {
    const ends: NumberRangeProps['values'] = { ...values, [end]: value };
    const { from, to } = ends;
    const isSwapped = from !== null && to !== null && from > to;
    onChange({ [names.from]: isSwapped ? to : from, [names.to]: isSwapped ? from : to });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(['from', 'to'] as const).map((end) => (
          <NumberField
            // A value from outside replaces what was typed.
            key={`${end}${values[end]}`}
            label={t(`limits.${end}Of`, { range: label })}
            placeholder={t(`limits.${end}`)}
            name={names[end]}
            value={values[end]}
            onCommit={(value) => commit(end, value)}
            {...(unit !== undefined && { unit })}
          />
        ))}
      </div>
    </fieldset>
  );
}

type NumberFieldProps = {
  label: string;
  placeholder: string;
  name: NumberFilter;
  value: number | null;
  unit?: string;
  onCommit: (value: number | null) => void;
};

function NumberField({ label, placeholder, name, value, unit, onCommit }: NumberFieldProps) {
  const written = value === null ? '' : String(value);
  const [text, setText] = useState(written);
  const commit = () => {
    const next = readNumber(name, text.replace(/[\s,$]/g, ''));
    if (text.trim() !== '' && next === null) setText(written);
    else if (next !== value) onCommit(next);
  };
  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="numeric"
      autoComplete="off"
      maxLength={15}
      placeholder={placeholder}
      className="figures"
      before={unit}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
    />
  );
}
