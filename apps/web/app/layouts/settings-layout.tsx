import type { Permission } from '@alpha/contract';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { ForPermission } from '~/ui/for-permission';
import { scrollToCurrent } from './scroll-to-current';

/** A new page of settings is one line here and one route; without `needs` it is for administrators. */
const PAGES = [
  { to: '/app/settings/assignment', key: 'nav.assignment' },
  { to: '/app/settings/outcomes', key: 'nav.outcomes' },
  { to: '/app/settings/reasons', key: 'nav.reasons' },
  { to: '/app/settings/score', key: 'nav.score' },
  { to: '/app/settings/templates', key: 'nav.templates', needs: 'template:write' },
  { to: '/app/settings/sequences', key: 'nav.sequences' },
  { to: '/app/leads-status', key: 'nav.statuses', form: '/app/edit-leads-status' },
  { to: '/app/settings/fields', key: 'nav.fields' },
  { to: '/app/settings/tags', key: 'nav.tags' },
  { to: '/app/settings/checks', key: 'nav.checks', needs: 'check:decide' },
  { to: '/app/settings/sources', key: 'nav.sources' },
  { to: '/app/settings/replies', key: 'nav.replies' },
  { to: '/app/settings/webhooks', key: 'nav.webhooks' },
  { to: '/app/settings/api-keys', key: 'nav.keys' },
] as const satisfies readonly {
  to: string;
  key: string;
  needs?: Permission;
  form?: string;
}[];
const USUAL = 'status:write';

const isOpen = (page: (typeof PAGES)[number]): boolean =>
  isPermitted('needs' in page ? page.needs : USUAL);

/** Rules of the whole company, and what everybody sets up for themselves. */
export default function SettingsLayout() {
  const t = useT('settings');
  const { pathname } = useLocation();
  const isWithin = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const here = PAGES.find((page) => isWithin(page.to) || ('form' in page && isWithin(page.form)));
  const pages = PAGES.filter(isOpen);
  // The address of the settings leads on to the first page of the role.
  const isGranted =
    pathname === '/app/settings' ? pages.length > 0 : here ? isOpen(here) : isPermitted(USUAL);
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL determines the current entry.
  useEffect(() => scrollToCurrent(bar.current), [pathname]);
  return (
    <ForPermission isGranted={isGranted} title={t('title')}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:items-start">
        <nav
          ref={bar}
          aria-label={t('title')}
          className="relative -mx-(--gutter) -mt-8 flex gap-x-5 overflow-x-auto border-b border-line px-(--gutter) lg:sticky lg:top-24 lg:mx-0 lg:mt-0 lg:grid lg:border-0 lg:px-0"
        >
          {pages.map(({ to, key }) => (
            <Link
              key={to}
              to={to}
              aria-current={to === here?.to ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent text-14 whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink lg:min-h-9 lg:border-b-0 lg:border-l-2 lg:pl-3"
            >
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </ForPermission>
  );
}
