import type { Listing } from '@alpha/contract';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { listingPath, oneLineAddress } from '~/listings/listing-path';
import { ListingPicture } from '~/listings/listing-picture';
import { Percent } from '~/ui/money';
import { Skeleton } from '~/ui/skeleton';

type HeroPictureProps = { listing: Listing | undefined; isLoading: boolean };

/** Not decoration: the home that scores highest today, one click away. */
export function HeroPicture({ listing, isLoading }: HeroPictureProps) {
  const t = useT('explorer');
  const frame = 'relative aspect-[16/8.5] overflow-hidden rounded-3 bg-sunken max-lg:aspect-[16/7]';
  if (!listing) return isLoading ? <Skeleton className={frame} /> : null;
  return (
    <figure className={frame}>
      <ListingPicture image={listing.images[0]} address={listing.address} />
      <figcaption className="absolute top-3 left-3 max-w-[calc(100%-1.5rem)] rounded-2 bg-surface px-3.5 py-2 shadow-2 md:top-4 md:left-4">
        <span className="block text-12 text-ink-3">{t('home.heroCaption')}</span>
        <Link
          to={listingPath(listing)}
          aria-label={oneLineAddress(listing)}
          className="flex flex-wrap gap-x-3 text-15 font-medium after:absolute after:-inset-3 hover:text-accent"
        >
          <span className="font-serif text-16">{listing.address}</span>
          <Percent value={listing.total_roi} decimals={1} tone="auto" />
        </Link>
      </figcaption>
    </figure>
  );
}
