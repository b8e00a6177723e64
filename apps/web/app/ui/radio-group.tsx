import { type ReactNode, useId } from 'react';
import { cx } from './class-names';
import { FieldNotes, fieldWiring } from './field-shell';
import { type RadioLook, RadioOption } from './radio-option';

export type Choice<V extends string> = {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
};

type RadioGroupProps<V extends string> = {
  legend: ReactNode;
  choices: readonly Choice<V>[];
  value?: V | null;
  defaultValue?: V;
  onChange?: (value: V) => void;
  name?: string;
  look?: RadioLook;
  hint?: ReactNode;
  error?: ReactNode;
  isLegendHidden?: boolean;
  className?: string;
};

const LAYOUT: Record<RadioLook, string> = {
  list: 'grid',
  cards: 'grid gap-3 sm:grid-cols-2',
  chips: 'flex flex-wrap gap-2',
};

/** Native radios: arrow keys, forms and screen readers work without code. */
export function RadioGroup<V extends string>({
  legend,
  choices,
  value,
  defaultValue,
  onChange,
  name,
  look = 'list',
  hint,
  error,
  isLegendHidden = false,
  className,
}: RadioGroupProps<V>) {
  const id = useId();
  const { id: _, ...wiring } = fieldWiring(id, { hint, error });
  return (
    <fieldset {...wiring} className={cx('grid min-w-0 gap-1.5', className)}>
      <legend className={cx('mb-1.5 text-14 font-medium', isLegendHidden && 'sr-only')}>
        {legend}
      </legend>
      <div className={LAYOUT[look]}>
        {choices.map((choice) => (
          <RadioOption
            key={choice.value}
            choice={choice}
            look={look}
            input={{
              name: name ?? id,
              onChange: () => onChange?.(choice.value),
              ...(value === undefined
                ? { defaultChecked: defaultValue === choice.value }
                : { checked: value === choice.value }),
            }}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
