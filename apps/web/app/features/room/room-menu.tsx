import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { useActiveSection } from '~/lib/use-active-section';
import { goToSection, scrollBehavior } from '~/ui/section-link';
import type { RoomSection } from './room-order';

type RoomMenuProps = {
  /** In the order of the page. */
  sections: readonly RoomSection[];
  /** How many there are, once that is known. */
  counts: Partial<Record<RoomSection, number>>;
  canCompare: boolean;
};

/** A long page: sticks to the top and scrolls sideways, on phones under the thumb. */
export function RoomMenu({ sections, counts, canCompare }: RoomMenuProps) {
  const t = useT('room');
  const active = useActiveSection(sections);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    if (!list.current || !entry) return;
    const middle = entry.offsetLeft + entry.offsetWidth / 2 - list.current.clientWidth / 2;
    list.current.scrollTo({ left: middle, behavior: scrollBehavior() });
  }, [active]);
  return (
    <nav
      aria-label={t('menu.label')}
      className="sticky top-0 z-20 border-b border-line bg-paper print:hidden"
    >
      <div className="page">
        <ul
          ref={list}
          className="relative -mx-3 flex gap-1 overflow-x-auto overscroll-x-contain [mask-image:linear-gradient(to_right,black_calc(100%-32px),transparent)] [scrollbar-width:none] md:[mask-image:none]"
        >
          {sections.map((id) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                aria-current={id === active ? 'true' : undefined}
                onClick={(event) => goToSection(event, id)}
                className="section-link gap-1.5"
              >
                {t(`menu.${id}`)}
                {(counts[id] ?? 0) > 0 && (
                  <span className="figures font-normal text-ink-3">{counts[id]}</span>
                )}
              </a>
            </li>
          ))}
          {canCompare && (
            <li className="shrink-0 pr-6">
              <Link to="/room/compare" className="section-link gap-1.5">
                {t('menu.compare')}
                <ArrowRight aria-hidden="true" size={14} strokeWidth={1.75} />
              </Link>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}
