import { type Listing, SEARCH_PAGE_SIZE } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { ListingCard } from '~/listings/listing-card';
import { ListingCardSkeleton } from '~/listings/listing-card-skeleton';
import { cx } from '~/ui/class-names';
import { LoadingRegion } from '~/ui/skeleton';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-x-5 gap-y-6';
/** Card widths with GRID and the map: breakpoints where the number of columns changes. */
const CARD_SIZES =
  '(min-width: 1797px) 19vw, (min-width: 1240px) 28vw, (min-width: 1000px) 53vw, (min-width: 718px) 46vw, 92vw';
const PLACES = Array.from({ length: SEARCH_PAGE_SIZE }, (_, index) => index);

type ResultsGridProps = {
  listings: readonly Listing[];
  /** The next page is loading; this one stays readable meanwhile. */
  isStale: boolean;
  highlightedId: number | null;
  onHighlight: (id: number | null) => void;
};

export function ResultsGrid({ listings, isStale, highlightedId, onHighlight }: ResultsGridProps) {
  const t = useT('explorer');
  return (
    <>
      <ul
        aria-busy={isStale}
        // An answer within the delay replaces the cards without flicker.
        className={cx(GRID, 'transition-opacity', isStale && 'opacity-55 delay-150')}
      >
        {listings.map((listing) => (
          <li
            key={listing.id}
            data-card={listing.id}
            // Cards below the window are laid out when they come near it.
            className="scroll-mt-[calc(var(--top)+1rem)] [contain-intrinsic-size:auto_36rem] [content-visibility:auto] [overflow-clip-margin:8px]"
          >
            <ListingCard
              listing={listing}
              pictureSizes={CARD_SIZES}
              isHighlighted={listing.id === highlightedId}
              onHighlight={onHighlight}
            />
          </li>
        ))}
      </ul>
      {listings.every(isDemonstration) && <p className="mt-5 text-13 text-ink-3">{t('demo')}</p>}
    </>
  );
}

/** Scrolls to the card of a home, if it is on this page. */
export function scrollToCard(id: number): void {
  document
    .querySelector(`[data-card="${id}"]`)
    ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

export function ResultsSkeleton() {
  return (
    <LoadingRegion className={GRID}>
      {PLACES.map((place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </LoadingRegion>
  );
}

/** Real listings have photos; only the demo market uses drawings. */
function isDemonstration({ images }: Listing): boolean {
  return images.length > 0 && images.every(({ is_illustration }) => is_illustration);
}
