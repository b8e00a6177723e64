import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-look';
import { cx } from './class-names';
import { Spinner } from './spinner';

type Look = { variant?: ButtonVariant; size?: ButtonSize; children: ReactNode };

/** While busy it keeps its width and focus, and ignores clicks. */
export function Button({
  variant = 'primary',
  size = 'md',
  isBusy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: Look & { isBusy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span className={cx('inline-flex items-center gap-2', isBusy && 'opacity-0')}>
        {children}
      </span>
      {isBusy && <Spinner className="absolute" />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  className,
  ...rest
}: Look & LinkProps) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />;
}
