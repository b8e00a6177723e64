import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
} from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { Link, type To } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';
import { pageWindow } from './page-window';

type PaginationProps = {
  current: number;
  last: number;
  /** Pages are links: they open in a new tab and survive a reload. */
  linkTo: (page: number) => To;
  /** After the router has handled the click, or left it to the browser. */
  onTurn?: MouseEventHandler<HTMLElement>;
  label?: string;
  className?: string;
};

const SLOT = 'grid h-11 place-items-center rounded-2 text-14 font-medium figures';
// The longest row is four arrows, five numbers and two gaps: on a phone of 360 pixels it fits one line.
const ARROW = 'w-7.5 min-[390px]:w-8.5 sm:w-11';
const NUMBER = 'min-w-8 px-0.5 min-[390px]:min-w-9 sm:min-w-11';
const GAP = 'w-4 sm:w-11';

export function Pagination({ current, last, linkTo, onTurn, label, className }: PaginationProps) {
  const t = useT('ui');
  if (last <= 1) return null;
  const edge = (page: number, name: string, icon: LucideIcon) => (
    <EdgeLink
      {...{ name, icon }}
      to={page === current || page < 1 || page > last ? null : linkTo(page)}
    />
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it listens to its links, whose keys click them.
    <nav
      aria-label={label ?? t('pages.label')}
      onClick={onTurn}
      className={cx('flex flex-wrap items-center justify-center sm:gap-1', className)}
    >
      {edge(1, t('pages.first'), ChevronFirst)}
      {edge(current - 1, t('pages.previous'), ChevronLeft)}
      <ol className="flex justify-center sm:gap-1">
        {pageWindow(current, last).map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gaps differ by position only.
          <li key={index}>
            {slot === 'gap' ? (
              <span className={cx(SLOT, GAP, 'text-ink-3')}>…</span>
            ) : (
              <Link
                to={linkTo(slot)}
                aria-label={t('pages.page', { page: slot })}
                aria-current={slot === current ? 'page' : undefined}
                className={cx(
                  SLOT,
                  NUMBER,
                  'transition-colors hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-paper',
                )}
              >
                {slot}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {edge(current + 1, t('pages.next'), ChevronRight)}
      {edge(last, t('pages.last'), ChevronLast)}
    </nav>
  );
}

function EdgeLink({ to, name, icon: Icon }: { to: To | null; name: string; icon: LucideIcon }) {
  const icon = <Icon aria-hidden="true" size={18} strokeWidth={1.5} />;
  if (to === null)
    return (
      <span aria-hidden="true" className={cx(SLOT, ARROW, 'text-ink-3 opacity-50')}>
        {icon}
      </span>
    );
  return (
    <Link
      to={to}
      aria-label={name}
      className={cx(SLOT, ARROW, 'transition-colors hover:bg-sunken')}
    >
      {icon}
    </Link>
  );
}
