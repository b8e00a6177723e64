import { LoadingRegion, Skeleton } from '~/ui/skeleton';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

export function AuditSkeleton() {
  return (
    <LoadingRegion className="rounded-3 border-line md:border md:bg-surface md:px-5">
      {ROWS.map((row) => (
        <span key={row} className="flex gap-8 border-b border-line py-3.5 last:border-0">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-32 max-md:hidden" />
          <Skeleton className="h-4 w-48 max-md:hidden" />
          <Skeleton className="ml-auto h-4 w-20 max-md:hidden" />
        </span>
      ))}
    </LoadingRegion>
  );
}
