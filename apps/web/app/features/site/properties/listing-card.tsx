import type { Listing } from '@alpha/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Money, Percent } from '~/ui/money';
import { ListingPicture } from './listing-picture';

const TYPES = ['single_family', 'condo', 'townhouse', 'multi_family'] as const;

export function ListingCard({ listing }: { listing: Listing }) {
  const t = useT('site');
  const { address, city, state, zip, profit_year: year } = listing;
  const type = TYPES.find((known) => known === listing.type) ?? 'other';
  const oneLine = `${address}, ${city}, ${state} ${zip}`;
  return (
    <Link
      to={`/app/property/${encodeURIComponent(oneLine)}`}
      className="group block h-full overflow-hidden rounded-3 border border-line bg-surface transition-shadow hover:shadow-2"
    >
      <ListingPicture image={listing.images[0]} address={address} />
      <div className="px-5 pt-4.5 pb-3.5">
        <h3 className="text-20 group-hover:text-accent">{address}</h3>
        <p className="text-14 text-ink-3">
          {t('card.place', { city, state, type: t(`type.${type}`) })}
        </p>
      </div>
      <dl className="mx-5 border-t border-line pt-2.5 pb-4 text-14">
        <Fact label={t('card.price')}>
          <Money value={listing.list_price} />
        </Fact>
        <Fact label={t('card.roi')}>
          <Percent value={listing.total_roi} decimals={1} tone="auto" />
        </Fact>
        <Fact label={t('card.cashFlow')}>
          {year === null ? <NeverPositive /> : t('card.year', { year })}
        </Fact>
      </dl>
    </Link>
  );
}

function NeverPositive() {
  const t = useT('site');
  return (
    <>
      {t('card.never')} <span className="font-normal text-ink-3">{t('card.neverWhy')}</span>
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
