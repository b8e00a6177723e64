import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { cx } from '~/ui/class-names';

/** The contact list with the filters of a figure. */
export function contactsOf(list: object, userId?: number): To {
  const filters = Object.entries({ ...list, user_id: userId }).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(filters.map(([name, value]) => [name, String(value)]));
  return { pathname: '/app/contacts', search: search.toString() };
}

type FigureLinkProps = {
  to: To;
  /** What the list shows, for readers who do not see the column of the figure. */
  label?: string;
  /** Nothing to open. */
  isNone?: boolean;
  className?: string;
  children: ReactNode;
};

/** A figure that opens the list behind it. */
export function FigureLink({ to, label, isNone = false, className, children }: FigureLinkProps) {
  if (isNone) return <span className={cx('text-ink-3', className)}>{children}</span>;
  return (
    <Link
      to={to}
      className={cx(
        'relative rounded-1 underline decoration-edge decoration-1 underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-accent hover:decoration-accent',
        className,
      )}
    >
      {children}
      {/* Not `aria-label`: what is seen must be part of the name. */}
      {label && <span className="sr-only"> {label}</span>}
    </Link>
  );
}
