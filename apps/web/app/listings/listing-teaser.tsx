import type { Listing } from '@alpha/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Money, Percent } from '~/ui/money';
import { homeTypeKey } from './home-type';
import { listingPath } from './listing-path';
import { ListingPicture } from './listing-picture';

type ListingTeaserProps = {
  listing: Listing;
  /** How wide the row makes a teaser, as in `<img sizes>`. */
  pictureSizes: string;
};

/** A home in short: one picture, three figures. The explorer's card says all of it. */
export function ListingTeaser({ listing, pictureSizes }: ListingTeaserProps) {
  const t = useT('listings');
  const { address, city, state, profit_year: year } = listing;
  const [image] = listing.images;
  return (
    <Link
      to={listingPath(listing)}
      className="group block h-full overflow-hidden rounded-3 border border-line bg-surface transition-shadow hover:shadow-2"
    >
      <div className="relative aspect-[16/10] overflow-hidden bg-sunken">
        <ListingPicture image={image} address={address} sizes={pictureSizes} />
        {image?.is_illustration && (
          <span
            aria-hidden
            className="absolute bottom-2 left-2 rounded-1 bg-surface px-1.5 py-0.5 text-12 text-ink-2"
          >
            {t('picture.illustrationMark')}
          </span>
        )}
      </div>
      <div className="px-5 pt-4.5 pb-3.5">
        <h3 className="text-20 group-hover:text-accent">{address}</h3>
        <p className="text-14 text-ink-3">
          {t('teaser.place', { city, state, type: t(homeTypeKey(listing.type)) })}
        </p>
      </div>
      <dl className="mx-5 border-t border-line pt-2.5 pb-4 text-14">
        <Fact label={t('teaser.price')}>
          <Money value={listing.list_price} />
        </Fact>
        <Fact label={t('teaser.roi')}>
          <Percent value={listing.total_roi} decimals={1} tone="auto" />
        </Fact>
        <Fact label={t('teaser.cashFlow')}>
          {year === null ? <NeverPositive /> : t('teaser.year', { year })}
        </Fact>
      </dl>
    </Link>
  );
}

function NeverPositive() {
  const t = useT('listings');
  return (
    <>
      {t('teaser.never')} <span className="font-normal text-ink-3">{t('teaser.neverWhy')}</span>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="figures text-right font-semibold">{children}</dd>
    </div>
  );
}
