import { PAGE_SIZE } from '@alpha/contract';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

export function ContactsSkeleton() {
  return (
    <LoadingRegion className="grid gap-3">
      <span className="flex min-h-11 items-center">
        <Skeleton className="h-4 w-52" />
      </span>
      <span className="block rounded-3 border-line md:border md:bg-surface md:px-5">
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity.
            key={index}
            className="flex min-h-15.5 items-center gap-4 border-b border-line py-3 last:border-0"
          >
            <Skeleton className="size-5" />
            <span className="grid gap-1.5">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3 w-44" />
            </span>
            <Skeleton className="ml-auto h-4 w-28 max-md:hidden" />
            <Skeleton className="ml-8 h-4 w-24 max-md:hidden" />
            <Skeleton className="ml-8 h-4 w-24 max-md:hidden" />
            <Skeleton className="ml-8 h-4 w-16 max-lg:hidden" />
          </span>
        ))}
      </span>
    </LoadingRegion>
  );
}
