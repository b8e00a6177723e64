import { LoadingRegion, Skeleton } from '~/ui/skeleton';

const CARDS = [4, 3, 4, 2, 3];

export function BoardSkeleton() {
  return (
    <LoadingRegion className="-mx-(--gutter) flex h-(--board-height) gap-3 overflow-hidden px-(--gutter)">
      {CARDS.map((cards, column) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: columns to come have no identity.
          key={column}
          className="grid w-[min(19rem,82vw)] shrink-0 content-start gap-2 rounded-3 border-t-3 border-line bg-sunken px-2.5 md:w-auto md:flex-1"
        >
          <span className="grid h-16 content-center gap-2 px-1.5">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-3 w-20" />
          </span>
          {Array.from({ length: cards }, (_, card) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have their cards.
              key={card}
              className="grid h-[127px] content-between rounded-2 border border-line bg-surface p-3.5"
            >
              <Skeleton className="h-4 w-3/5" />
              <span className="flex justify-between">
                <Skeleton className="h-3.5 w-1/3" />
                <Skeleton className="h-3.5 w-1/4" />
              </span>
              <Skeleton className="h-3 w-2/5" />
              <Skeleton className="h-3 w-1/2" />
            </span>
          ))}
        </span>
      ))}
    </LoadingRegion>
  );
}
