import { type ReactNode, useEffect, useMemo } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useActiveSection } from '~/lib/use-active-section';
import { cx } from '~/ui/class-names';
import { goToSection, openLinkedSection, scrollBehavior } from '~/ui/section-link';
import type { BlockProps } from '../report.types';
import { useIsShared } from '../report-mode';
import { useSlider } from '../use-slider';
import { MenuEdge } from './menu-edge';
import { sectionsOf } from './sections';

/** Sticks below the app's header; a shared page has no sticky header. */
export function SectionMenu({ report, actions }: BlockProps & { actions?: ReactNode }) {
  const t = useT('report');
  const isShared = useIsShared();
  const sections = useMemo(() => sectionsOf(report), [report]);
  const active = useActiveSection(sections);
  const { row: list, canGoBack, canGoOn, move } = useSlider('width');

  // The menu is wider than the screen: the active entry is scrolled into view.
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    if (!list.current || !entry) return;
    const middle = entry.offsetLeft + entry.offsetWidth / 2 - list.current.clientWidth / 2;
    list.current.scrollTo({ left: middle, behavior: scrollBehavior() });
  }, [active, list]);

  useEffect(() => {
    openLinkedSection();
    window.addEventListener('hashchange', openLinkedSection);
    return () => window.removeEventListener('hashchange', openLinkedSection);
  }, []);

  return (
    <nav
      aria-label={t('menu.label')}
      className={cx(
        'sticky z-20 border-b border-line bg-paper print:hidden',
        isShared ? 'top-0' : 'top-16.25',
      )}
    >
      <div className="page flex items-center gap-4">
        <div className="relative -mx-3 min-w-0 flex-1">
          <ul
            ref={list}
            className="relative flex gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
          >
            {sections.map((id) => (
              <li key={id} className="shrink-0">
                <a
                  href={`#${id}`}
                  aria-current={id === active ? 'true' : undefined}
                  onClick={(event) => goToSection(event, id)}
                  className="section-link"
                >
                  {t(`menu.${id}`)}
                </a>
              </li>
            ))}
          </ul>
          {canGoBack && <MenuEdge side="start" onClick={() => move(-1)} />}
          {canGoOn && <MenuEdge side="end" onClick={() => move(1)} />}
        </div>
        {actions && (
          // On phones at the bottom edge, where the thumb is; a shared page has its answers there.
          <div
            className={cx(
              'flex items-center gap-2 empty:hidden',
              isShared
                ? 'max-md:hidden'
                : 'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:flex-wrap max-md:border-t max-md:border-line max-md:bg-paper max-md:px-(--gutter) max-md:pt-2.5 max-md:pb-[max(10px,env(safe-area-inset-bottom))] max-md:*:flex-1',
            )}
          >
            {actions}
          </div>
        )}
      </div>
    </nav>
  );
}
