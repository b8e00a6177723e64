import type { ComparedHome } from '@alpha/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '~/ui/class-names';

type NameStripProps = {
  homes: readonly ComparedHome[];
  frame: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  /** Below what sticks already. */
  top: string;
};

/**
 * Whose column it is, once the head is out of sight. A head inside a frame that scrolls sideways cannot stick to the
 * page, so this one follows the frame. Screen readers have the table's own heads.
 */
export function NameStrip({ homes, frame, head, top }: NameStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const [scrolled, watched] = [frame.current, head.current];
    if (!scrolled || !watched) return;
    const follow = () => {
      if (row.current) row.current.style.transform = `translateX(${-scrolled.scrollLeft}px)`;
    };
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      setShown(!!latest && !latest.isIntersecting && latest.boundingClientRect.top < 0);
    });
    observer.observe(watched);
    scrolled.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scrolled.removeEventListener('scroll', follow);
    };
  }, [frame, head]);
  return (
    <div aria-hidden="true" style={{ top }} className="sticky z-10 h-0 print:hidden">
      <div
        className={cx(
          'flex overflow-hidden border-b border-line bg-paper transition-opacity',
          !isShown && 'pointer-events-none opacity-0',
        )}
      >
        <span className="compare-label z-1 shrink-0 bg-paper" />
        <div ref={row} className="flex flex-1">
          {homes.map(({ id, address }) => (
            <span key={id} className="compare-home truncate py-2 font-serif text-14 font-[480]">
              {address}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
