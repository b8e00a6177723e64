import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
} from 'lucide-react';
import { Link, type To } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';
import { pageWindow } from './page-window';

type PaginationProps = {
  current: number;
  last: number;
  /** Pages are links: they open in a new tab and survive a reload. */
  linkTo: (page: number) => To;
  label?: string;
  className?: string;
};

const SLOT = 'grid size-11 place-items-center rounded-2 text-14 font-medium figures';

export function Pagination({ current, last, linkTo, label, className }: PaginationProps) {
  const t = useT('ui');
  if (last <= 1) return null;
  const edge = (page: number, name: string, icon: LucideIcon) => (
    <EdgeLink
      {...{ name, icon }}
      to={page === current || page < 1 || page > last ? null : linkTo(page)}
    />
  );
  return (
    <nav
      aria-label={label ?? t('pages.label')}
      className={cx('flex flex-wrap items-center justify-center gap-1', className)}
    >
      {edge(1, t('pages.first'), ChevronFirst)}
      {edge(current - 1, t('pages.previous'), ChevronLeft)}
      {/* On phones the numbers take a row of their own above the arrows. */}
      <ol className="flex justify-center gap-1 max-sm:order-first max-sm:w-full">
        {pageWindow(current, last).map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gaps differ by place only.
          <li key={index}>
            {slot === 'gap' ? (
              <span className={cx(SLOT, 'text-ink-3')}>…</span>
            ) : (
              <Link
                to={linkTo(slot)}
                aria-label={t('pages.page', { page: slot })}
                aria-current={slot === current ? 'page' : undefined}
                className={cx(
                  SLOT,
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
      <span aria-hidden="true" className={cx(SLOT, 'text-ink-3 opacity-50')}>
        {icon}
      </span>
    );
  return (
    <Link to={to} aria-label={name} className={cx(SLOT, 'transition-colors hover:bg-sunken')}>
      {icon}
    </Link>
  );
}
