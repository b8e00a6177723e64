import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton';

const CARDS = [1, 2, 3];

/** Three cards in the shape of those that come, so that nothing jumps. */
export function RowSkeleton() {
  return (
    <LoadingRegion className="flex gap-4 overflow-hidden">
      {CARDS.map((card) => (
        <div
          key={card}
          className="shrink-0 basis-[86%] overflow-hidden rounded-3 border border-line bg-surface md:basis-[calc((100%-2rem)/3)]"
        >
          <Skeleton className="aspect-[16/10] rounded-none" />
          <div className="grid gap-6 p-5">
            <SkeletonText lines={2} />
            <SkeletonText lines={4} />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
