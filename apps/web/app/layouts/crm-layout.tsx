import { isAllowed } from '@alpha/contract';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import { LostReasonHost } from '~/features/crm/lost-reason-dialog';
import { OutboxIndicator } from '~/features/crm/outbox/outbox-indicator';
import { useOwnLocale } from '~/layouts/use-own-locale';
import { useT } from '~/lib/i18n/use-t';
import { placeToReturn } from '~/lib/list-place';
import type { PageHandle } from '~/lib/page-meta';
import { PrefetchPageLinks } from '~/lib/prefetch-page-links';
import { readSession } from '~/lib/session';
import { cx } from '~/ui/class-names';
import { CRM_PAGES } from './crm-pages';
import { scrollToCurrent } from './scroll-to-current';
import { useLiveStream } from './use-live-stream';
import { usePreparedOffline } from './use-prepared-offline';

/** Lists that are returned to as they were left. */
const LISTS: ReadonlySet<string> = new Set(['/app/board', '/app/contacts']);

/** The CRM bar: everyone sees today, opportunities, contacts, curator pages, settings and two-factor; the rest depends on the role. */
export default function CrmLayout() {
  useLiveStream();
  useOwnLocale();
  const prepared = usePreparedOffline();
  const t = useT('layout');
  const { role } = readSession();
  const { pathname } = useLocation();
  const isFullWidth = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.isFullWidth,
  );
  const page = cx('page', isFullWidth && 'max-w-none!');
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL determines the current entry.
  useEffect(() => scrollToCurrent(bar.current), [pathname]);
  const isWithin = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <>
      <nav aria-label={t('crm.label')} className="relative border-b border-line bg-surface">
        <div
          ref={bar}
          className={cx(
            page,
            'relative flex gap-6 overflow-x-auto pr-12 [mask-image:linear-gradient(to_right,black_calc(100%-48px),transparent)] md:[mask-image:none]',
          )}
        >
          {CRM_PAGES.filter(({ needs }) => role && isAllowed(role, needs)).map(
            ({ to, key, holds }) => (
              <Link
                key={to}
                to={LISTS.has(to) ? placeToReturn(to, pathname) : to}
                aria-current={[to, ...holds].some(isWithin) ? 'page' : undefined}
                className="flex min-h-12 items-center border-b-2 border-transparent text-14 whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
              >
                {t(key)}
              </Link>
            ),
          )}
        </div>
        <OutboxIndicator />
      </nav>
      <main id="content" className={cx(page, 'py-8')}>
        <Outlet />
      </main>
      <LostReasonHost />
      {prepared.map((path) => (
        <PrefetchPageLinks key={path} page={path} />
      ))}
    </>
  );
}
