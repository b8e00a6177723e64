import { isAllowed } from '@alpha/contract';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useOwnLocale } from '~/layouts/use-own-locale';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { useLiveStream } from './use-live-stream';

/** `holds`: other paths that belong to an entry. */
const ITEMS = [
  { to: '/app/today', key: 'crm.today', needs: 'lead:read:own', holds: [] },
  { to: '/app/board', key: 'crm.opportunities', needs: 'lead:read:own', holds: ['/app/leads'] },
  {
    to: '/app/contacts',
    key: 'crm.contacts',
    needs: 'lead:read:own',
    holds: ['/app/edit-contact'],
  },
  { to: '/app/dashboard', key: 'crm.dashboard', needs: 'lead:read:team', holds: [] },
  {
    to: '/app/users',
    key: 'crm.users',
    needs: 'user:read:team',
    holds: ['/app/edit-user', '/app/audit'],
  },
  {
    to: '/app/leads-status',
    key: 'crm.status',
    needs: 'status:write',
    holds: ['/app/edit-leads-status'],
  },
  {
    to: '/app/curators',
    key: 'crm.curators',
    needs: 'curator:edit:own',
    holds: ['/app/edit-curator'],
  },
  { to: '/app/imports', key: 'crm.imports', needs: 'listing:import', holds: [] },
  { to: '/app/google2fa', key: 'crm.twoFactor', needs: 'account:own', holds: [] },
] as const;

/** The CRM bar: everyone sees today, opportunities, contacts, curator pages and two-factor; the rest depends on the role. */
export default function CrmLayout() {
  useLiveStream();
  useOwnLocale();
  const t = useT('layout');
  const { role } = readSession();
  const { pathname } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL determines the current entry.
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && current) bar.current.scrollLeft = middleOf(current, bar.current);
  }, [pathname]);
  const isWithin = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <>
      <nav aria-label={t('crm.label')} className="border-b border-line bg-surface">
        <div
          ref={bar}
          className="page relative flex gap-6 overflow-x-auto pr-12 [mask-image:linear-gradient(to_right,black_calc(100%-48px),transparent)] md:[mask-image:none]"
        >
          {ITEMS.filter(({ needs }) => role && isAllowed(role, needs)).map(({ to, key, holds }) => (
            <Link
              key={to}
              to={to}
              aria-current={[to, ...holds].some(isWithin) ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent text-14 whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
            >
              {t(key)}
            </Link>
          ))}
        </div>
      </nav>
      <main id="content" className="page py-8">
        <Outlet />
      </main>
    </>
  );
}

/** The scroll position that centers the entry in the bar. */
function middleOf(entry: HTMLElement, bar: HTMLElement): number {
  return entry.offsetLeft - (bar.clientWidth - entry.offsetWidth) / 2;
}
