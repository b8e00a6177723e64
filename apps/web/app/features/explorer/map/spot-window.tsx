import type { Listing, MapPin } from '@alpha/contract';
import { countOrUnknown } from '@alpha/i18n';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { listingPath, oneLineAddress } from '~/listings/listing-path';
import { ListingPicture } from '~/listings/listing-picture';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { useAxisMoney } from '~/ui/chart/use-axis-money';
import { cx } from '~/ui/class-names';
import { ErrorState } from '~/ui/error-state';
import { Money, Num } from '~/ui/money';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

export type SpotRow = {
  home: MapPin | Listing;
  /** With its picture and range; missing if the cards could not be loaded. */
  listing?: Listing;
  /** Says whether the location is exact. */
  pin?: MapPin | undefined;
};

type SpotWindowProps = {
  count: number;
  /** Loading: this many empty rows. */
  rows: readonly SpotRow[] | undefined;
  hasMore: boolean;
  /** The last row is in sight. */
  onMore: () => void;
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
};

/** More rows than this scroll. */
const ROWS_IN_SIGHT = 4;
const ROW = 'flex min-h-23 items-center gap-3 py-2 text-14';
const PICTURE = 'h-19 w-22 shrink-0 overflow-hidden rounded-1';

/** Homes that no zoom separates, each with its picture and linked to its report. */
export function SpotWindow(props: SpotWindowProps) {
  const { count, rows, hasMore, onMore, hasFailed, isRetrying, onRetry } = props;
  const t = useT('explorer');
  if (hasFailed && !rows)
    return (
      <ErrorState
        className="mr-8 mb-2"
        title={t('map.unavailable')}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    );
  return (
    <>
      <p className="pr-9 pb-3 text-16 leading-tight font-semibold">{t('map.spot', { count })}</p>
      {rows ? (
        // Half a visible row hints that there are more.
        <ul className="-mx-4 max-h-80 overflow-y-auto overscroll-contain px-4">
          {rows.map((row) => (
            <Row key={row.home.id} {...row} />
          ))}
          {hasMore && <NextRow onSeen={onMore} />}
        </ul>
      ) : (
        <LoadingRegion className="max-h-80 overflow-hidden">
          {Array.from({ length: Math.min(count, ROWS_IN_SIGHT) }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have no identity.
            <EmptyRow key={row} />
          ))}
        </LoadingRegion>
      )}
    </>
  );
}

function Row({ home, listing, pin }: SpotRow) {
  const t = useT('explorer');
  const adding = useContext(ShortlistAddingContext);
  return (
    <li className="flex items-center gap-1 border-t border-line">
      <Link
        to={listingPath(home)}
        aria-label={t('map.detailsOf', { address: oneLineAddress(home) })}
        className={`${ROW} group min-w-0 flex-1 focus-visible:-outline-offset-2`}
      >
        {listing && (
          <span className={PICTURE}>
            <ListingPicture image={listing.images[0]} address={listing.address} sizes="88px" />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <Money value={home.list_price} className="block text-16 leading-tight font-semibold" />
          <span className="mt-0.5 block truncate font-medium group-hover:text-accent">
            {home.address}
          </span>
          <span className="figures block text-12 text-ink-3">
            {t('map.rooms', { beds: countOrUnknown(home.beds), baths: countOrUnknown(home.baths) })}
            {home.total_sqft !== null && (
              <>
                {' · '}
                <Num value={home.total_sqft} unit={t('map.sqft')} />
              </>
            )}
            {pin?.is_place_approximate && ` · ${t('map.approximate')}`}
          </span>
          {listing?.outcome && <Range outcome={listing.outcome} />}
        </span>
      </Link>
      {adding && <adding.AddButton home={home} look="icon" />}
    </li>
  );
}

/** Ten years, five to ninety-five of a hundred simulations. Short: the card has the exact amounts. */
function Range({ outcome }: { outcome: NonNullable<Listing['outcome']> }) {
  const t = useT('explorer');
  const short = useAxisMoney();
  const { result_percentile_5: low, result_percentile_95: high } = outcome;
  return (
    <span className={cx('figures block text-12', high < 0 ? 'text-loss' : 'text-ink-2')}>
      {t('map.range', { low: short(low), high: short(high) })}
    </span>
  );
}

/** Asks for the rows after it as soon as it is in sight. */
function NextRow({ onSeen }: { onSeen: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={ref}>
      <EmptyRow />
    </li>
  );
}

function EmptyRow() {
  return (
    <span className={`${ROW} border-t border-line`}>
      <Skeleton className={PICTURE} />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-3.5 w-36" />
        <Skeleton className="h-3 w-28" />
      </span>
    </span>
  );
}
