import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';
import { FieldError } from './field-error';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isOptional?: boolean;
  /** Visually hidden; still read by screen readers. */
  isLabelHidden?: boolean;
};

type Notes = { hint?: ReactNode; error?: ReactNode };

export const CONTROL =
  'min-h-11 w-full min-w-0 rounded-2 border border-edge bg-surface px-3 text-16 text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 aria-invalid:border-loss aria-invalid:bg-loss-wash/40 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3';

/** Ids that connect a control to its label, hint and error. */
export function fieldWiring(id: string, { hint, error }: Notes) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
}

export function FieldShell({
  id,
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  className,
  children,
}: FieldProps & { id: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label
        htmlFor={id}
        className={cx('text-14 font-medium text-ink', isLabelHidden && 'sr-only')}
      >
        {label}
        {isOptional && <OptionalMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-pretty text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

export function OptionalMark() {
  const t = useT('ui');
  return <span className="ml-1.5 font-normal text-ink-3">{t('optional')}</span>;
}
