import { cx } from './class-names';
import { initialsOf } from './initials';

const SIZES = { sm: 'size-6.5 text-[0.6875rem]', md: 'size-9 text-13', lg: 'size-14 text-18' };

/** Initials of the first and last word. Decorative when the name is beside it. */
export function Avatar({
  name,
  size = 'md',
  isNamed = false,
  className,
}: {
  name: string;
  size?: keyof typeof SIZES;
  /** True when the name is not beside it. */
  isNamed?: boolean;
  className?: string;
}) {
  return (
    <span
      {...(isNamed ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent select-none',
        SIZES[size],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
