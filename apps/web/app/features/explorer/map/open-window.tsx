import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { ListingPage } from '~/data/listing-search';
import type { ExplorerFilter, MapMatches } from '~/data/listings';
import {
  allListingsAtQuery,
  filterQuery,
  listingsAtQuery,
  mapQuery,
  shownListings,
} from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { MapWindow } from '~/ui/map/map-window';
import { HomeWindow } from './home-window';
import type { MapGroup } from './map-groups';
import { spotOf, spotRequest } from './map-matches';
import { type SpotRow, SpotWindow } from './spot-window';

type OpenWindowProps = {
  map: MapLibreMap;
  filter: ExplorerFilter;
  group: MapGroup;
  onClose: () => void;
};

/** The popup of a mark. It closes when none of its homes match any more. */
export function OpenWindow({ map, filter, group, onClose }: OpenWindowProps) {
  const t = useT('explorer');
  const { pin, bounds, count } = group;
  // It stays while the map is moved.
  const anywhere = { ...filter, within: null };
  const key = JSON.stringify(filterQuery(anywhere));
  const [openedFor] = useState(key);
  // A pin has all the data, until other filters make it outdated.
  const isKnown = pin !== null && key === openedFor;
  const spot = useQuery(mapQuery(anywhere, isKnown ? null : spotRequest(bounds)));
  const onCards = shownListings(useQueryClient(), filter)?.find(({ id }) => id === pin?.id);
  const near = useQuery({
    ...listingsAtQuery(anywhere, spotOf(bounds)),
    enabled: pin !== null && onCards === undefined,
  });
  const found = onCards ?? near.data?.data.find(({ id }) => id === pin?.id);
  const isLoading = near.isPending || near.isPlaceholderData;
  const here = spot.isPlaceholderData ? undefined : spot.data;
  const isGone =
    !isKnown && here && (pin ? !here.pins.some(({ id }) => pin.id === id) : here.total === 0);
  const cards = useInfiniteQuery({
    ...allListingsAtQuery(anywhere, spotOf(bounds)),
    enabled: pin === null,
  });

  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  return (
    <MapWindow
      map={map}
      at={{ lat: group.latitude, lng: group.longitude }}
      isWide={pin === null}
      label={pin ? `${pin.address}, ${pin.city}` : t('map.spot', { count })}
      onClose={onClose}
    >
      {pin ? (
        <HomeWindow pin={pin} listing={found ?? (isLoading ? undefined : null)} />
      ) : (
        <SpotWindow
          count={spot.data?.total ?? count}
          rows={rowsOf(spot.data, cards)}
          hasMore={cards.hasNextPage}
          onMore={() => void cards.fetchNextPage({ cancelRefetch: false })}
          hasFailed={spot.isError}
          isRetrying={spot.isFetching}
          onRetry={() => void Promise.all([spot.refetch(), cards.refetch()])}
        />
      )}
    </MapWindow>
  );
}

/** The cards, as far as they have been loaded; without them the pins alone. */
function rowsOf(
  spot: MapMatches | undefined,
  { data, isError }: { data: { pages: ListingPage[] } | undefined; isError: boolean },
): SpotRow[] | undefined {
  if (!spot) return undefined;
  const pins = new Map(spot.pins.map((pin) => [pin.id, pin]));
  // More homes than the map names: the cards tell which.
  const areNamed = spot.pins.length === spot.total;
  if (!data) return isError ? spot.pins.map((pin) => ({ home: pin, pin })) : undefined;
  const seen = new Set<number>();
  return data.pages
    .flatMap((page) => page.data)
    .filter(({ id }) => (pins.has(id) || !areNamed) && !seen.has(id) && seen.add(id))
    .map((listing) => ({ home: listing, listing, pin: pins.get(listing.id) }));
}
