import type { CSSProperties, ReactNode } from 'react';
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
  /** `row`: all of the row, which is positioned; `line`: small print, close to other links. */
  reach?: 'figure' | 'row' | 'line';
  className?: string;
  children: ReactNode;
};

const REACH = {
  figure: 'relative after:-inset-x-2 after:-inset-y-2.5',
  row: 'after:inset-0',
  line: 'relative after:-inset-x-1 after:-inset-y-1',
};

/** A figure that opens the list behind it. */
export function FigureLink({
  to,
  label,
  isNone = false,
  reach = 'figure',
  className,
  children,
}: FigureLinkProps) {
  if (isNone) return <span className={cx('text-ink-3', className)}>{children}</span>;
  return (
    <Link
      to={to}
      className={cx(
        'rounded-1 underline decoration-edge decoration-1 underline-offset-4 after:absolute hover:text-accent hover:decoration-accent',
        REACH[reach],
        className,
      )}
    >
      {children}
      {/* Not `aria-label`: what is seen must be part of the name. */}
      {label && <span className="sr-only"> {label}</span>}
    </Link>
  );
}

type BarLinkProps = { to: To; isNone: boolean; className: string; style: CSSProperties };

/** A bar opens the list of the figure beside it, which has the link for keyboard and screen reader. */
export function BarLink({ to, isNone, className, style }: BarLinkProps) {
  if (isNone) return <span aria-hidden="true" {...{ className, style }} />;
  return (
    <Link
      to={to}
      aria-hidden="true"
      tabIndex={-1}
      style={style}
      className={cx('relative after:absolute after:inset-x-0 after:-inset-y-2', className)}
    />
  );
}
