import { ListingTeaserSkeleton } from '~/listings/listing-teaser-skeleton';
import { LoadingRegion } from '~/ui/skeleton';

const CARDS = [1, 2, 3];

/** Three in a row, as the carousel has them. */
export function RowSkeleton() {
  return (
    <LoadingRegion className="flex gap-4 overflow-hidden">
      {CARDS.map((card) => (
        <ListingTeaserSkeleton
          key={card}
          className="shrink-0 basis-[86%] md:basis-[calc((100%-2rem)/3)]"
        />
      ))}
    </LoadingRegion>
  );
}
