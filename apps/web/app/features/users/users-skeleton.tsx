import { PAGE_SIZE } from '@alpha/contract';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

export function UsersSkeleton() {
  return (
    <LoadingRegion className="rounded-3 border-line md:border md:bg-surface md:px-5">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity.
          key={index}
          className="flex items-center gap-3 border-b border-line py-3 last:border-0"
        >
          <Skeleton className="size-9 rounded-full" />
          <span className="grid gap-1.5">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3 w-48" />
          </span>
          <Skeleton className="ml-auto h-4 w-24 max-md:hidden" />
          <Skeleton className="ml-8 h-4 w-32 max-md:hidden" />
          <Skeleton className="ml-8 h-4 w-20 max-md:hidden" />
        </span>
      ))}
    </LoadingRegion>
  );
}
