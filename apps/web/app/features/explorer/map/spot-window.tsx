import type { MapPin } from '@alpha/contract';
import { countOrUnknown } from '@alpha/i18n';
import { useContext } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { listingPath, oneLineAddress } from '~/listings/listing-path';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { ErrorState } from '~/ui/error-state';
import { Money } from '~/ui/money';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

type SpotWindowProps = {
  count: number;
  /** Loading: this many empty rows. */
  pins: readonly MapPin[] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
};

/** More rows than this scroll. */
const ROWS_IN_SIGHT = 5;
const ROW = 'flex min-h-13 items-center justify-between gap-3 text-14';

/** Homes that no zoom separates, each linked to its report. */
export function SpotWindow({ count, pins, hasFailed, isRetrying, onRetry }: SpotWindowProps) {
  const t = useT('explorer');
  const adding = useContext(ShortlistAddingContext);
  if (hasFailed && !pins)
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
      <p className="pr-9 pb-3 text-16 leading-tight font-semibold">
        {t('map.spot', { count: pins?.length ?? count })}
      </p>
      {pins ? (
        // Half a visible row hints that there are more.
        <ul className="-mx-4 max-h-70 overflow-y-auto overscroll-contain px-4">
          {pins.map((pin) => (
            <li key={pin.id} className="flex items-center gap-1 border-t border-line">
              <Link
                to={listingPath(pin)}
                aria-label={t('map.detailsOf', { address: oneLineAddress(pin) })}
                className={`${ROW} min-w-0 flex-1 hover:text-accent focus-visible:-outline-offset-2`}
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">{pin.address}</span>
                  <span className="figures block text-12 text-ink-3">
                    {t('map.rooms', {
                      beds: countOrUnknown(pin.beds),
                      baths: countOrUnknown(pin.baths),
                    })}
                    {pin.is_place_approximate && ` · ${t('map.approximate')}`}
                  </span>
                </span>
                <Money value={pin.list_price} className="font-semibold" />
              </Link>
              {adding && <adding.AddButton home={pin} look="icon" />}
            </li>
          ))}
        </ul>
      ) : (
        <LoadingRegion>
          {Array.from({ length: Math.min(count, ROWS_IN_SIGHT) }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have no identity.
            <span key={row} className={`${ROW} border-t border-line`}>
              <Skeleton className="h-3.5 w-36" />
              <Skeleton className="h-3.5 w-16" />
            </span>
          ))}
        </LoadingRegion>
      )}
    </>
  );
}
