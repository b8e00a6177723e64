import { type Ref, useId, useRef } from 'react';
import { cx } from './class-names';
import { CONTROL, type FieldProps, FieldShell, fieldWiring } from './field-shell';

type CodeFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  /** How many digits a code has. */
  length: number;
  value: string;
  onChange: (code: string) => void;
  /** Called when the code is complete, once per code however often it is typed. */
  onComplete?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** Digits only. Other characters are dropped: "123 456" is a code. */
export function CodeField({
  label,
  hint,
  error,
  length,
  value,
  onChange,
  onComplete,
  ref,
  className,
}: CodeFieldProps) {
  const id = useId();
  const completed = useRef<string | null>(null);

  function take(typed: string) {
    const code = typed.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length !== length || code === completed.current) return;
    completed.current = code;
    onComplete?.(code);
  }

  return (
    <FieldShell id={id} {...{ label, hint, error, className }}>
      <input
        {...fieldWiring(id, { hint, error })}
        ref={ref}
        // No maxLength: the browser would truncate a pasted "123 456" before the space is dropped.
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        placeholder="······"
        value={value}
        onChange={(event) => take(event.target.value)}
        className={cx(
          CONTROL,
          // Letter spacing also follows the last digit; the indent re-centers it.
          'figures min-h-16 px-1! text-center text-28! font-medium tracking-[0.38em] indent-[0.38em] placeholder:font-normal',
        )}
      />
    </FieldShell>
  );
}
