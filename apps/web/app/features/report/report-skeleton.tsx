import { LoadingRegion, Skeleton } from '~/ui/skeleton';

const MENU = ['w-16', 'w-32', 'w-24', 'w-32'];
const CELLS = [1, 2, 3, 4, 5];

/** Skeleton with every part in its final place. */
export function ReportSkeleton() {
  return (
    <LoadingRegion>
      <span className="block border-b border-line">
        <span className="page flex h-12 items-center gap-7 overflow-hidden md:h-14">
          {MENU.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
            <Skeleton key={index} className={`h-3.5 shrink-0 ${width}`} />
          ))}
        </span>
      </span>
      <span className="page block pt-6 md:pt-8">
        <span className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <span className="grid gap-2.5">
            <Skeleton className="h-9 w-72 max-w-full md:h-11" />
            <Skeleton className="h-4 w-80 max-w-full" />
          </span>
          <span className="grid gap-2 md:justify-items-end">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-7 w-32" />
          </span>
        </span>
        <span className="-mx-(--gutter) mt-4 grid gap-2 md:mx-0 md:mt-5 md:aspect-[1280/360] md:grid-cols-[1.5fr_2fr]">
          <Skeleton className="rounded-none max-md:h-[clamp(5.5rem,11svh,9rem)] md:rounded-2" />
          <span className="grid grid-cols-3 grid-rows-2 gap-2 max-md:hidden">
            {[...CELLS, 6].map((cell) => (
              <Skeleton key={cell} className="rounded-2" />
            ))}
          </span>
        </span>
        <Skeleton className="h-96 rounded-none max-md:-mx-(--gutter) md:mt-4 md:h-62 md:rounded-3" />
        <span className="mt-16 mb-16 grid gap-6">
          <Skeleton className="h-7 w-56" />
          <span className="grid gap-5 border-y border-line py-5 md:grid-cols-3 xl:grid-cols-5">
            {CELLS.map((cell) => (
              <span key={cell} className="grid content-start gap-2.5">
                <Skeleton className="h-3.5 w-1/2" />
                <Skeleton className="h-7 w-2/3" />
                <Skeleton className="h-10" />
              </span>
            ))}
          </span>
        </span>
      </span>
    </LoadingRegion>
  );
}
