import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '~/ui/class-names';

type MenuEdgeProps = { side: 'start' | 'end'; onClick: () => void };

/**
 * Shows that the menu goes on. With a mouse it scrolls the menu; fingers swipe it, and the keyboard
 * moves from link to link.
 */
export function MenuEdge({ side, onClick }: MenuEdgeProps) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
      className={cx(
        'absolute inset-y-0 flex w-14 cursor-pointer items-center from-paper from-50% to-transparent text-ink-3 hover:text-ink pointer-coarse:pointer-events-none pointer-coarse:w-8',
        side === 'start' ? 'left-0 bg-linear-to-r' : 'right-0 justify-end bg-linear-to-l',
      )}
    >
      <Icon size={18} strokeWidth={1.5} className="pointer-coarse:hidden" />
    </button>
  );
}
