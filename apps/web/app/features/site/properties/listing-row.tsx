import type { Listing } from '@alpha/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { ListingTeaser } from '~/listings/listing-teaser';
import { IconButton } from '~/ui/icon-button';

/** As the row below: three in view, on phones one and a bit. */
const TEASER_SIZES = '(min-width: 1376px) 416px, (min-width: 720px) 31vw, 80vw';

type ListingRowProps = { titleId: string; title: string; listings: Listing[] };

export function ListingRow({ titleId, title, listings }: ListingRowProps) {
  const t = useT('site');
  const row = useRef<HTMLUListElement>(null);
  return (
    <>
      <div className="mb-8 flex items-end justify-between gap-6">
        <h2 id={titleId} className="text-28 tracking-[-0.02em] md:text-40">
          {title}
        </h2>
        <div className="flex gap-2">
          <IconButton
            label={t('desk.previous')}
            variant="secondary"
            isRound
            onClick={() => turn(row.current, -1)}
          >
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={t('desk.next')}
            variant="secondary"
            isRound
            onClick={() => turn(row.current, 1)}
          >
            <ChevronRight size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
      <ul
        ref={row}
        aria-label={t('desk.row')}
        className="-mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] md:-mx-1 md:scroll-px-1 md:px-1"
      >
        {listings.map((listing) => (
          <li
            key={listing.id}
            className="shrink-0 basis-[86%] snap-start md:basis-[calc((100%-2rem)/3)]"
          >
            <ListingTeaser listing={listing} pictureSizes={TEASER_SIZES} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One card on; past either end it comes round again. */
function turn(row: HTMLUListElement | null, direction: 1 | -1) {
  const card = row?.firstElementChild;
  if (!row || !card) return;
  const last = row.scrollWidth - row.clientWidth;
  const target = row.scrollLeft + direction * (card.clientWidth + 16);
  const isPastEnd = direction > 0 ? row.scrollLeft >= last - 4 : row.scrollLeft <= 4;
  row.scrollTo({
    left: isPastEnd ? (direction > 0 ? 0 : last) : target,
    behavior: scrollBehavior(),
  });
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
