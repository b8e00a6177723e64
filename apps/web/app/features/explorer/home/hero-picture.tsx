import type { Listing } from '@alpha/contract';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { listingPath } from '~/listings/listing-path';
import { ListingPicture } from '~/listings/listing-picture';
import { Percent } from '~/ui/money';
import { Skeleton } from '~/ui/skeleton';

/** Seven twelfths of the page width; full width on narrow screens. */
const HERO_SIZES = '(min-width: 1376px) 724px, (min-width: 1000px) 53vw, 92vw';

type HeroPictureProps = { listing: Listing | undefined; isLoading: boolean };

/** The newest listing, linked. */
export function HeroPicture({ listing, isLoading }: HeroPictureProps) {
  const t = useT('explorer');
  const frame = 'overflow-hidden rounded-3 bg-sunken aspect-[16/7] lg:aspect-[16/8.5]';
  if (!listing) return isLoading ? <Skeleton className={frame} /> : null;
  return (
    <figure className="group relative">
      <div className={frame}>
        <ListingPicture image={listing.images[0]} address={listing.address} sizes={HERO_SIZES} />
      </div>
      <figcaption className="max-lg:mt-2 max-lg:flex max-lg:flex-wrap max-lg:justify-between max-lg:gap-x-3 lg:absolute lg:top-4 lg:left-4 lg:rounded-2 lg:bg-surface lg:px-3.5 lg:py-2 lg:shadow-2">
        <span className="block text-13 text-ink-3 lg:text-12">{t('home.heroCaption')}</span>
        <Link
          to={listingPath(listing)}
          className="flex flex-wrap gap-x-3 text-14 font-medium group-hover:text-accent lg:text-15"
        >
          <span className="font-serif text-15 after:absolute after:inset-0 lg:text-16">
            {listing.address}
          </span>
          <Percent value={listing.total_roi} decimals={1} tone="auto" />
        </Link>
      </figcaption>
    </figure>
  );
}
