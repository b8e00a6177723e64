import { cx } from '~/ui/class-names';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { LEAD_COLUMNS, type LeadLook } from './lead-look';

/** Name, buttons, timeline and facts. */
export function LeadSkeleton({ look }: { look: LeadLook }) {
  return (
    <LoadingRegion className="grid gap-8">
      <div className="grid gap-4">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-5 w-52" />
        <div className="flex gap-2">
          <Skeleton className="h-9 w-32 rounded-2" />
          <Skeleton className="h-9 w-20 rounded-2" />
          <Skeleton className="h-9 w-20 rounded-2" />
        </div>
      </div>
      <div className={cx('grid gap-y-12 border-t border-line', LEAD_COLUMNS[look])}>
        <div className="grid content-start gap-5">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-40 rounded-3" />
          <Rows count={4} />
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-7 w-28" />
          <Rows count={6} />
        </div>
      </div>
    </LoadingRegion>
  );
}

function Rows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity.
    <Skeleton key={index} className="h-5" />
  ));
}
