import type { Listing } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { ListingPicture } from '~/listings/listing-picture';
import { Money } from '~/ui/money';
import { Skeleton } from '~/ui/skeleton';

/** Three side by side in the narrow column. */
const SIZES = '(min-width: 1000px) 150px, 30vw';
const PLACES = [0, 1, 2];

/** The best affordable listings, as small cards. */
export function ReachedHomes({ homes }: { homes: readonly Listing[] | undefined }) {
  // Loaded with the page, so that the cards don't wait for their texts.
  useT('listings');
  return (
    <ul className="mt-5 grid grid-cols-3 gap-2">
      {PLACES.map((place) => (
        <li key={place} className="min-w-0 text-13 text-ink-2">
          <ReachedHome home={homes?.[place]} isLoading={!homes} />
        </li>
      ))}
    </ul>
  );
}

function ReachedHome({ home, isLoading }: { home: Listing | undefined; isLoading: boolean }) {
  if (!home)
    return isLoading ? (
      <>
        <Skeleton className="aspect-[4/3] w-full" />
        <Skeleton className="mt-2 h-9 w-3/4" />
      </>
    ) : null;
  const [image] = home.images;
  return (
    <>
      <div className="aspect-[4/3] overflow-hidden rounded-2 bg-sunken">
        <ListingPicture image={image} address={home.address} sizes={SIZES} />
      </div>
      <Money value={home.list_price} className="mt-1.5 block text-14 font-medium text-ink" />
      <span className="block truncate">{home.city}</span>
    </>
  );
}
