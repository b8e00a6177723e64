import type { Listing, MapPin } from '@alpha/contract';
import { countOrUnknown } from '@alpha/i18n';
import { ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { DoubtMark } from '~/listings/doubt-mark';
import { homeTypeKey } from '~/listings/home-type';
import { listingPath, oneLineAddress } from '~/listings/listing-path';
import { ListingPicture } from '~/listings/listing-picture';
import { OutcomeRange } from '~/listings/outcome-range';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { YearlyRoi } from '~/listings/yearly-roi';
import { FactList } from '~/ui/fact-list';
import { Money, Num, Percent } from '~/ui/money';
import { Skeleton } from '~/ui/skeleton';

type HomeWindowProps = {
  pin: MapPin;
  /** With its picture and range. `undefined`: loading; `null`: they could not be loaded. */
  listing: Listing | null | undefined;
};

/** Popup of a pin: the figures of the specification, the range of the card and the link to the report. */
export function HomeWindow({ pin, listing }: HomeWindowProps) {
  const t = useT('explorer');
  const listings = useT('listings');
  const adding = useContext(ShortlistAddingContext);
  const facts = [
    { label: t('map.annualRoi'), value: <YearlyRoi value={pin.annual_roi} /> },
    { label: t('map.totalRoi'), value: <Percent value={pin.total_roi} decimals={1} /> },
    {
      label: t('map.netProfit'),
      // A pin does not know the outcome, so a gain of the plan has no color.
      value: (
        <Money
          value={pin.net_profit_10_year}
          sign
          tone={(pin.net_profit_10_year ?? 0) < 0 ? 'auto' : undefined}
        />
      ),
    },
    { label: t('map.rent'), value: <Money value={pin.monthly_rent} /> },
  ];
  return (
    <>
      <Picture pin={pin} listing={listing} />
      <p className="text-20 leading-tight font-semibold">
        <Money value={pin.list_price} />
      </p>
      <p className="mt-1 text-14 leading-snug font-medium">{pin.address}</p>
      <p className="figures mt-1 text-13 text-ink-2">
        {t('map.rooms', { beds: countOrUnknown(pin.beds), baths: countOrUnknown(pin.baths) })}
        {' · '}
        <Num value={pin.total_sqft} unit={t('map.sqft')} />
      </p>
      <p className="text-13 text-ink-2">
        {t('map.place', { type: listings(homeTypeKey(pin.type)), city: pin.city })}
      </p>
      {pin.doubts && <DoubtMark doubts={pin.doubts} className="mt-2" />}
      {pin.is_place_approximate && (
        <p className="mt-1 text-13 text-pretty text-ink-2">{listings('approximatePlace')}</p>
      )}
      {pin.total_roi !== null && listing !== null && <Range listing={listing} />}
      {pin.total_roi === null ? (
        <p className="mt-2.5 border-t border-line py-2.5 text-13 text-pretty text-ink-2">
          {listings('noEstimates')}
        </p>
      ) : (
        <FactList look="tight" facts={facts} className="mt-2.5 border-t border-line pt-2 pb-1.5" />
      )}
      {adding && <adding.AddButton home={pin} look="line" />}
      <Link
        to={listingPath(pin)}
        aria-label={t('map.detailsOf', { address: oneLineAddress(pin) })}
        className="flex min-h-11 items-center justify-between border-t border-line text-14 font-semibold text-accent hover:text-accent-hover"
      >
        {t('map.details')}
        <ChevronRight aria-hidden="true" size={18} strokeWidth={1.5} />
      </Link>
    </>
  );
}

/** Its height is the same while it loads: the popup was placed by its size. */
function Picture({ pin, listing }: HomeWindowProps) {
  if (listing === null) return <div className="h-7" />;
  return (
    <div className="-mx-4 -mt-4 mb-3 h-32 overflow-hidden rounded-t-3 [[data-docked]_&]:h-26">
      {listing ? (
        <ListingPicture image={listing.images[0]} address={pin.address} sizes="366px" />
      ) : (
        <Skeleton className="size-full rounded-none!" />
      )}
    </div>
  );
}

/** Five to ninety-five of a hundred simulations, as the card shows it. */
function Range({ listing }: { listing: Listing | undefined }) {
  if (listing && !listing.outcome) return null;
  return (
    <div className="mt-2.5 min-h-17.5 border-t border-line pt-2">
      {listing?.outcome ? (
        <OutcomeRange outcome={listing.outcome} className="[--range-ground:var(--surface)]" />
      ) : (
        <Skeleton className="h-14" />
      )}
    </div>
  );
}
