import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './class-names';
import { FieldNotes, fieldWiring } from './field-shell';

type CheckboxProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Represents a group in which only some are checked. */
  isMixed?: boolean;
};

export function Checkbox({
  label,
  hint,
  error,
  isMixed,
  className,
  id,
  ...rest
}: CheckboxProps & ComponentProps<'input'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={cx('grid content-start gap-1', className)}>
      <label
        htmlFor={fieldId}
        className="flex min-h-11 cursor-pointer items-center gap-3 text-15 has-disabled:cursor-not-allowed has-disabled:text-ink-3"
      >
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            {...fieldWiring(fieldId, { hint, error })}
            className="peer size-5 cursor-pointer appearance-none rounded-1 border border-edge bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-ink-3 aria-invalid:border-loss disabled:cursor-not-allowed disabled:bg-sunken"
            {...rest}
            {...(isMixed !== undefined && { ref: mixed(isMixed) })}
          />
          <Check
            aria-hidden="true"
            size={14}
            strokeWidth={2.5}
            className="pointer-events-none absolute text-on-accent opacity-0 peer-checked:opacity-100"
          />
          <Minus
            aria-hidden="true"
            size={14}
            strokeWidth={2.5}
            className="pointer-events-none absolute text-on-accent opacity-0 peer-indeterminate:opacity-100"
          />
        </span>
        <span className="text-pretty">{label}</span>
      </label>
      {(hint || error) && (
        <div className="-mt-2 grid gap-1 pl-8">
          <FieldNotes id={fieldId} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}

/** `indeterminate` has no attribute: it can only be set on the element. */
const mixed = (isMixed: boolean) => (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = isMixed;
};
