import { cx } from '~/ui/class-names';
import { dotWindow } from './dot-window';

/** Position among the pictures; also in words elsewhere. */
export function PictureDots({ at, count }: { at: number; count: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-2 flex justify-center"
    >
      {/* With its own background: a floor plan is as white as the dots. */}
      <span className="flex items-center gap-1.25 rounded-full bg-[#12203a]/55 px-2 py-1.25">
        {dotWindow(at, count).map(({ index, isLast }) => (
          <i
            key={index}
            className={cx(
              'h-1.5 rounded-full bg-[#fff] transition-[width,opacity]',
              index === at ? 'w-4' : 'w-1.5 opacity-65',
              isLast && 'scale-70',
            )}
          />
        ))}
      </span>
    </span>
  );
}
