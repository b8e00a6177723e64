import { ListingTeaserSkeleton } from '~/listings/listing-teaser-skeleton';
import { LoadingRegion } from '~/ui/skeleton';
import { CARD, ROW } from './row-look';

const CARDS = [1, 2, 3];

/** Three in a row, as in the carousel. */
export function RowSkeleton() {
  return (
    <LoadingRegion className="overflow-hidden">
      <div className={ROW}>
        {CARDS.map((card) => (
          <div key={card} className={CARD}>
            <ListingTeaserSkeleton />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
