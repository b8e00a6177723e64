import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The first shelf in the shape of what comes. */
export function HomeSkeleton() {
  return (
    <LoadingRegion className="mt-14 md:mt-20">
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-3 mb-6 h-4 w-96 max-w-full" />
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {CARDS.map((card) => (
          <div
            key={card}
            className="overflow-hidden rounded-3 border border-line bg-surface max-md:not-first:hidden"
          >
            <Skeleton className="aspect-[16/10] rounded-none" />
            <div className="grid gap-6 p-5">
              <SkeletonText lines={2} />
              <SkeletonText lines={4} />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
