import type { Listing } from '@alpha/contract';
import { type ReactNode, useId } from 'react';
import { ListingTeaser } from '~/listings/listing-teaser';
import { SectionHead } from './section-head';

type ListingShelfProps = {
  title: string;
  lead: string;
  listings: readonly Listing[];
  action?: ReactNode;
};

/** Matches the columns below: three, two, then a row to swipe. */
const TEASER_SIZES =
  '(min-width: 1376px) 416px, (min-width: 1000px) 31vw, (min-width: 720px) 46vw, 78vw';

/** Three in a row; on phones a row to swipe. */
export function ListingShelf({ title, lead, listings, action }: ListingShelfProps) {
  const id = useId();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHead id={id} title={title} lead={lead} action={action} />
      <ul className="grid gap-4 max-md:-mx-(--gutter) max-md:auto-cols-[84%] max-md:grid-flow-col max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:pb-2 max-md:[scrollbar-width:none] md:grid-cols-2 lg:grid-cols-3">
        {listings.map((listing) => (
          <li key={listing.id} className="min-w-0 snap-start">
            <ListingTeaser listing={listing} pictureSizes={TEASER_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
