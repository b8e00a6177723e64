import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';

type MoreColumnsProps = { scroller: RefObject<HTMLElement | null>; count: number };

/** On wide screens: how many columns are out of view on either side, and the way to them. */
export function MoreColumns({ scroller, count }: MoreColumnsProps) {
  const { left, right } = useHiddenColumns(scroller, count);
  const step = (by: 1 | -1) => {
    const frame = scroller.current;
    frame?.scrollBy({ left: by * frame.clientWidth * 0.6, behavior: 'smooth' });
  };
  return (
    <>
      {left > 0 && <Edge side="left" count={left} onStep={() => step(-1)} />}
      {right > 0 && <Edge side="right" count={right} onStep={() => step(1)} />}
    </>
  );
}

type EdgeProps = { side: 'left' | 'right'; count: number; onStep: () => void };

function Edge({ side, count, onStep }: EdgeProps) {
  const t = useT('board');
  const isLeft = side === 'left';
  const Icon = isLeft ? ChevronLeft : ChevronRight;
  const label = t(isLeft ? 'moreLeft' : 'moreRight', { count });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onStep}
      className={cx(
        'figures absolute top-1/2 z-10 hidden min-h-11 -translate-y-1/2 cursor-pointer items-center gap-1 rounded-full border border-edge bg-surface px-3 text-14 font-medium shadow-2 hover:bg-sunken md:flex',
        isLeft ? '-left-8' : '-right-8',
      )}
    >
      {isLeft && <Icon aria-hidden="true" size={16} strokeWidth={1.75} />}
      {t('moreColumns', { count })}
      {!isLeft && <Icon aria-hidden="true" size={16} strokeWidth={1.75} />}
    </button>
  );
}

/** A column counts as hidden when its middle is. */
function useHiddenColumns(scroller: RefObject<HTMLElement | null>, count: number) {
  const [hidden, setHidden] = useState({ left: 0, right: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new column changes the width of the board.
  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return;
    const look = () => {
      const { left, right } = frame.getBoundingClientRect();
      const middles = [...frame.children].map((column) => {
        const place = column.getBoundingClientRect();
        return (place.left + place.right) / 2;
      });
      const next = {
        left: middles.filter((middle) => middle < left).length,
        right: middles.filter((middle) => middle > right).length,
      };
      setHidden((known) => (known.left === next.left && known.right === next.right ? known : next));
    };
    look();
    const observer = new ResizeObserver(look);
    for (const element of [frame, ...frame.children]) observer.observe(element);
    frame.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', look);
    };
  }, [scroller, count]);
  return hidden;
}
