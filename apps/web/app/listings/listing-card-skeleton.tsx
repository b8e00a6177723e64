import { Skeleton } from '~/ui/skeleton';

const ROWS = [1, 2, 3, 4, 5, 6, 7];
const CELLS = [1, 2, 3, 4];

/** As high as a card, so that nothing jumps when the listings load. */
export function ListingCardSkeleton() {
  return (
    <span className="block overflow-hidden rounded-3 border border-line bg-surface">
      <Skeleton className="aspect-[16/9.6] rounded-none" />
      <span className="grid grid-cols-2 bg-strip py-1">
        {CELLS.map((cell) => (
          <span key={cell} className="grid h-15 content-center gap-2 px-4">
            <Skeleton className="h-2.5 w-4/5 bg-strip-line" />
            <Skeleton className="h-4 w-3/5 bg-strip-line" />
          </span>
        ))}
      </span>
      <span className="block p-4">
        <span className="flex h-11 items-end justify-between">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-6 w-28" />
        </span>
        <span className="mt-4 grid h-20 content-start gap-3">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </span>
        <span className="mt-3 block border-t border-line pt-2">
          {ROWS.map((row) => (
            <span key={row} className="flex h-6.5 items-center justify-between">
              <Skeleton className="h-3 w-2/5" />
              <Skeleton className="h-3 w-1/5" />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
