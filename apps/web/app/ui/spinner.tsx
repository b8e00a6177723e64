import { LoaderCircle } from 'lucide-react';
import { cx } from './class-names';

/** Decorative: the component that shows it also says in words or with aria-busy that it is busy. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      size={18}
      strokeWidth={1.75}
      className={cx('animate-spin', className)}
    />
  );
}
