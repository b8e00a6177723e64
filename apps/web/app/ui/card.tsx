import type { HTMLAttributes } from 'react';
import { cx } from './class-names';

type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Current item: accent frame. */
  isSelected?: boolean;
  /** Can be opened or moved: reacts to the pointer. */
  isInteractive?: boolean;
  isPadded?: boolean;
};

/** Only for something you can pick up, open or move, or for a chart. Plain facts use hairlines. */
export function Card({
  as: Tag = 'div',
  isSelected = false,
  isInteractive = false,
  isPadded = true,
  className,
  ...rest
}: CardProps & HTMLAttributes<HTMLElement>) {
  return (
    <Tag
      className={cx(
        'min-w-0 overflow-hidden rounded-3 border bg-surface',
        isSelected ? 'border-accent shadow-2 outline outline-accent' : 'border-line',
        isInteractive && 'transition-[box-shadow,border-color] duration-200 hover:shadow-2',
        isInteractive && !isSelected && 'hover:border-edge',
        isPadded && 'p-4 md:px-6 md:py-5',
        className,
      )}
      {...rest}
    />
  );
}
