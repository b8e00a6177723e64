import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';

type MoreColumnsProps = { scroller: RefObject<HTMLElement | null>; count: number };

/** On wide screens, in the margins: how many columns are out of view on either side, and the way to them. */
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
        'figures absolute top-0 hidden h-20 w-(--edge) cursor-pointer flex-col items-center justify-center gap-0.5 rounded-2 text-14 font-medium text-ink-2 [--edge:min(2.25rem,calc(var(--gutter)-0.25rem))] hover:bg-sunken hover:text-ink md:flex',
        isLeft ? '-left-(--gutter)' : '-right-(--gutter)',
      )}
    >
      <span aria-hidden="true">{count}</span>
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
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
