import { type ComponentProps, useId } from 'react';
import { cx } from './class-names';
import { CONTROL, type FieldProps, FieldShell, fieldWiring } from './field-shell';

export function TextArea({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  className,
  rows = 4,
  id,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldShell id={fieldId} {...{ label, hint, error, isOptional, isLabelHidden, className }}>
      <textarea
        rows={rows}
        {...fieldWiring(fieldId, { hint, error })}
        className={cx(CONTROL, 'field-sizing-content min-h-24 resize-y py-2.5 leading-normal')}
        {...rest}
      />
    </FieldShell>
  );
}
