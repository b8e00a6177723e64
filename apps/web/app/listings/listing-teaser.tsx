import type { Listing } from '@alpha/contract';
import { shownPrice } from '@alpha/report-model/property-facts';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { TONES } from '~/ui/metric-strip';
import { Money, Percent } from '~/ui/money';
import { BeingChecked } from './doubt-mark';
import { homeTypeKey } from './home-type';
import { listingPath } from './listing-path';
import { ListingPicture } from './listing-picture';
import { outcomeFacts, planTone } from './outcome-facts';
import { OutcomeRange } from './outcome-range';
import { useOutcomeTexts } from './use-outcome-texts';

/** The listing fields a teaser needs; the rest is not sent. */
export type TeaserHome = Pick<
  Listing,
  | 'id'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'type'
  | 'list_price'
  | 'status'
  | 'sold_price'
  | 'total_roi'
  | 'profit_year'
  | 'outcome'
  | 'images'
  | 'doubts'
>;

export type TeaserLink = {
  to: To;
  text: string;
  /** Called when the link is followed. */
  onFollow?: (home: TeaserHome) => void;
};

type ListingTeaserProps = {
  listing: TeaserHome;
  /** Width of a teaser in the row, as for `<img sizes>`. */
  pictureSizes: string;
  /** Link target and label; the report by default. */
  way?: TeaserLink | undefined;
};

/** A short listing card: one picture, the outcome, three figures of the specification. See ListingCard for the full one. */
export function ListingTeaser({ listing, pictureSizes, way }: ListingTeaserProps) {
  const t = useT('listings');
  const { address, city, state, profit_year: year } = listing;
  const price = shownPrice(listing);
  const [image] = listing.images;
  return (
    <Link
      to={way?.to ?? listingPath(listing)}
      onClick={() => way?.onFollow?.(listing)}
      className="group @container flex h-full flex-col overflow-hidden rounded-3 border border-line bg-surface transition-shadow hover:shadow-2"
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
      <div className="px-5 pt-4.5 pb-3.5 @max-[15rem]:px-3.5">
        <h3 className="text-20 group-hover:text-accent">{address}</h3>
        <p className="text-14 text-ink-3">
          {t('teaser.place', { city, state, type: t(homeTypeKey(listing.type)) })}
        </p>
      </div>
      {listing.doubts && <BeingChecked className="px-5 pb-3" />}
      {listing.outcome && (
        <OutcomeRange
          outcome={listing.outcome}
          className="mx-5 mt-auto border-t border-line py-2.5 [--range-ground:var(--surface)] @max-[15rem]:mx-3.5"
        />
      )}
      <dl
        className={cx(
          'mx-5 border-t border-line pt-2.5 pb-4 text-14 @max-[15rem]:mx-3.5',
          !listing.outcome && 'mt-auto',
        )}
      >
        <Fact label={t('teaser.price', { kind: price.kind })}>
          <Money value={price.amount} />
        </Fact>
        <Fact label={t('teaser.roi')}>
          <Percent
            value={listing.total_roi}
            decimals={1}
            sign
            tone={planTone(listing.total_roi, listing.outcome)}
          />
        </Fact>
        <Fact label={t('teaser.cashFlow')}>
          {year === null ? <NeverPositive /> : t('teaser.year', { year })}
        </Fact>
        {listing.outcome && <OutcomeRows outcome={listing.outcome} />}
      </dl>
      {way && (
        <p className="mx-5 border-t border-line py-3 text-14 font-medium text-accent @max-[15rem]:mx-3.5">
          {way.text}
        </p>
      )}
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

function OutcomeRows({ outcome }: { outcome: NonNullable<TeaserHome['outcome']> }) {
  return outcomeFacts(useOutcomeTexts(outcome)).map(({ key, label, value, tone }) => (
    <Fact key={key} label={label}>
      <span className={TONES[tone]}>{value}</span>
    </Fact>
  ));
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-x-4 py-1.5 @max-[15rem]:flex-col">
      <dt className="text-ink-2">{label}</dt>
      <dd className="figures text-right font-semibold @max-[15rem]:text-left">{children}</dd>
    </div>
  );
}
