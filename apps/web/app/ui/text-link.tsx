import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './class-names';

/** Touch-target height, text width. */
const LOOK =
  'inline-flex min-h-11 cursor-pointer items-center justify-self-start text-15 font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover';

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={cx(LOOK, className)} {...rest} />;
}

/** Looks like a link because it only changes the view; nothing is sent or saved. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={cx(LOOK, className)} {...rest} />;
}

/** To another part of the same page, by its id. */
export function JumpLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={cx(LOOK, className)} {...rest}>
      {children}
    </a>
  );
}
