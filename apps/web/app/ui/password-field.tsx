import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';
import { CONTROL, type FieldProps, FieldShell, fieldWiring } from './field-shell';
import { IconButton } from './icon-button';

/** A password field with a show button: on phones, most wrong passwords are typos. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional = false,
  className,
  id,
  ...rest
}: Omit<FieldProps, 'isLabelHidden'> & Omit<ComponentProps<'input'>, 'type'>) {
  const t = useT('ui');
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldShell id={fieldId} {...{ label, hint, error, isOptional, className }}>
      <div className="relative">
        <input
          {...fieldWiring(fieldId, { hint, error })}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={cx(CONTROL, 'pr-12')}
          {...rest}
        />
        <div className="absolute inset-y-0 right-0">
          <IconButton
            label={t(isShown ? 'password.hide' : 'password.show')}
            aria-controls={fieldId}
            className="hover:bg-transparent"
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
          </IconButton>
        </div>
      </div>
    </FieldShell>
  );
}
