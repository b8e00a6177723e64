import { cx } from '~/ui/class-names';
import { dotWindow } from './dot-window';

/** Where one is among the pictures; said in words elsewhere. */
export function PictureDots({ at, count }: { at: number; count: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-2.5 flex items-center justify-center gap-1.25"
    >
      {dotWindow(at, count).map(({ index, isLast }) => (
        <i
          key={index}
          className={cx(
            'h-1.5 rounded-full bg-[#fff] shadow-[0_0_2px_#0006] transition-[width,opacity]',
            index === at ? 'w-4' : 'w-1.5 opacity-65',
            isLast && 'scale-70',
          )}
        />
      ))}
    </span>
  );
}
