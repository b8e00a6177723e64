import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './class-names';
import { CONTROL, type FieldProps, FieldShell, fieldWiring } from './field-shell';

type Units = { before?: ReactNode; after?: ReactNode };

/** A single-line text field. `before` and `after` hold a unit such as $ or %, inside the frame. */
export function TextField({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  before,
  after,
  className,
  id,
  ...rest
}: FieldProps & Units & ComponentProps<'input'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldShell id={fieldId} {...{ label, hint, error, isOptional, isLabelHidden, className }}>
      <div className="relative">
        {before && <Unit className="left-3">{before}</Unit>}
        <input
          {...fieldWiring(fieldId, { hint, error })}
          className={cx(CONTROL, before ? 'pl-8' : '', after ? 'pr-10' : '')}
          {...rest}
        />
        {after && <Unit className="right-3">{after}</Unit>}
      </div>
    </FieldShell>
  );
}

function Unit({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'pointer-events-none absolute inset-y-0 flex items-center text-ink-3',
        className,
      )}
    >
      {children}
    </span>
  );
}
