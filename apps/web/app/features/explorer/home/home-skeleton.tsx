import { ListingTeaserSkeleton } from '~/listings/listing-teaser-skeleton';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Skeleton of the first shelf. */
export function HomeSkeleton() {
  return (
    <LoadingRegion className="mt-14 md:mt-20">
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="mt-3 mb-6 h-4 w-96 max-w-full" />
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {CARDS.map((card) => (
          <ListingTeaserSkeleton key={card} className="max-md:not-first:hidden" />
        ))}
      </div>
    </LoadingRegion>
  );
}
