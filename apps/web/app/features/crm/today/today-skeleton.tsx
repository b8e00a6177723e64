import { Skeleton } from '~/ui/skeleton';

const ROWS = [1, 2, 3, 4, 5, 6];

export function TodaySkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-8">
      <Skeleton className="h-10 w-72" />
      <div className="grid gap-4 lg:w-[calc(100%-26.5rem)]">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </div>
  );
}
