import { LoaderCircle } from 'lucide-react';
import { cx } from './class-names';

/** Decoration only: whoever shows it also says in words or with aria-busy that work goes on. */
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
