import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cx } from './class-names';
import { CONTROL, type FieldProps, FieldShell, fieldWiring } from './field-shell';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

/** A native select: on phones it opens the system picker. */
export function Select({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  options,
  className,
  id,
  children,
  ...rest
}: FieldProps & { options?: SelectOption[] } & ComponentProps<'select'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldShell id={fieldId} {...{ label, hint, error, isOptional, isLabelHidden, className }}>
      <div className="relative">
        <select
          {...fieldWiring(fieldId, { hint, error })}
          className={cx(CONTROL, 'cursor-pointer appearance-none truncate pr-9')}
          {...rest}
        >
          {children}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
        />
      </div>
    </FieldShell>
  );
}
