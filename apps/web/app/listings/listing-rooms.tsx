import type { Listing } from '@alpha/contract';
import { countOrUnknown, formatNumber } from '@alpha/i18n';
import type { ReactNode } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

const b = (chunks: ReactNode) => <b className="font-[560] text-ink">{chunks}</b>;

export function ListingRooms({ listing }: { listing: Listing }) {
  const t = useT('listings');
  const area = formatNumber(listing.total_sqft, useLocale()) ?? 'N/A';
  return (
    <p className="figures mt-2 mb-3 flex flex-wrap gap-x-4 text-14 text-ink-2">
      <span>{t.rich('card.beds', { count: countOrUnknown(listing.beds), b })}</span>
      <span>{t.rich('card.baths', { count: countOrUnknown(listing.baths), b })}</span>
      <span>{t.rich('card.area', { area, b })}</span>
    </p>
  );
}
