import { cx } from '~/ui/class-names';
import { Skeleton, SkeletonText } from '~/ui/skeleton';

/** Same shape as a teaser, so that nothing jumps. */
export function ListingTeaserSkeleton({ className }: { className?: string }) {
  return (
    <div className={cx('overflow-hidden rounded-3 border border-line bg-surface', className)}>
      <Skeleton className="aspect-[16/10] rounded-none" />
      <div className="grid gap-6 p-5">
        <SkeletonText lines={2} />
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}
