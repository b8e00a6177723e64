import type { Listing } from '@alpha/contract';
import { shownPrice } from '@alpha/report-model/property-facts';
import { memo, useContext } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Card } from '~/ui/card';
import { Money } from '~/ui/money';
import { DoubtMark } from './doubt-mark';
import { ListingFacts } from './listing-facts';
import { listingPath, oneLineAddress } from './listing-path';
import { ListingRooms } from './listing-rooms';
import { ListingStrip } from './listing-strip';
import { planTone } from './outcome-facts';
import { PickToggle } from './pick-toggle';
import { PictureCarousel } from './picture-carousel';
import { ShortlistAddingContext } from './shortlist-adding';

type ListingCardProps = {
  listing: Listing;
  /** Width of a card in the grid, as for `<img sizes>`. */
  pictureSizes: string;
  isHighlighted?: boolean;
  /** Hovered or focused; `null` when it left. */
  onHighlight?: (id: number | null) => void;
};

/** The whole card is clickable: the address is the link, its area covers the card. */
export const ListingCard = memo(function ListingCard({
  listing,
  pictureSizes,
  isHighlighted = false,
  onHighlight,
}: ListingCardProps) {
  const t = useT('listings');
  const { address, city, state, propertyEstimates: estimates } = listing;
  const price = shownPrice(listing);
  const to = listingPath(listing);
  const adding = useContext(ShortlistAddingContext);
  const enter = () => onHighlight?.(listing.id);
  const leave = () => onHighlight?.(null);
  return (
    <Card
      as="article"
      isInteractive
      isPadded={false}
      isSelected={isHighlighted}
      className="group relative flex h-full flex-col has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-accent"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <PictureCarousel
        images={listing.images}
        address={address}
        to={to}
        sizes={pictureSizes}
        className="z-1 aspect-[16/9.6]"
      />
      <div className="absolute top-2.5 right-2.5 z-2 flex gap-2.5">
        <PickToggle home={listing} />
        {adding && <adding.AddButton home={listing} look="icon" />}
      </div>
      {estimates && <ListingStrip listing={listing} />}
      <div className="flex flex-1 flex-col p-4">
        <dl className="figures flex justify-between gap-3 text-20 leading-tight font-semibold tracking-[-0.015em]">
          <div>
            <dt className="text-12 leading-normal font-normal tracking-normal text-ink-3">
              {t('card.price', { kind: price.kind })}
            </dt>
            <dd>
              <Money value={price.amount} />
            </dd>
          </div>
          {estimates && (
            <div className="text-right">
              <dt className="text-12 leading-normal font-normal tracking-normal text-ink-3">
                {t('card.netProfit')}
              </dt>
              <dd>
                <Money
                  value={estimates.net_profit}
                  sign
                  tone={planTone(estimates.net_profit, listing.outcome)}
                />
              </dd>
            </div>
          )}
        </dl>
        <h2 className="mt-3 text-18 leading-snug">
          <Link
            to={to}
            aria-label={oneLineAddress(listing)}
            className="outline-none group-hover:text-accent after:absolute after:inset-0 focus-visible:shadow-none"
          >
            {address}
          </Link>
        </h2>
        <p className="text-14 text-ink-2">{t('card.place', { city, state })}</p>
        {listing.doubts && <DoubtMark doubts={listing.doubts} className="mt-2" />}
        <ListingRooms listing={listing} />
        <ListingFacts listing={listing} />
      </div>
    </Card>
  );
});
