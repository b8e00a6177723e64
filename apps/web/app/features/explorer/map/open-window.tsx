import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { ExplorerFilter } from '~/data/listings';
import { filterQuery, listingsAtQuery, mapQuery, shownListings } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { MapWindow } from '~/ui/map/map-window';
import { HomeWindow } from './home-window';
import type { MapGroup } from './map-groups';
import { spotOf, spotRequest } from './map-matches';
import { SpotWindow } from './spot-window';

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
  const pins = spot.isPlaceholderData ? undefined : spot.data?.pins;
  const isGone = !isKnown && pins && !pins.some(({ id }) => pin === null || pin.id === id);

  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  return (
    <MapWindow
      map={map}
      at={{ lat: group.latitude, lng: group.longitude }}
      label={pin ? `${pin.address}, ${pin.city}` : t('map.spot', { count })}
      onClose={onClose}
    >
      {pin ? (
        <HomeWindow pin={pin} listing={found ?? (isLoading ? undefined : null)} />
      ) : (
        <SpotWindow
          count={count}
          pins={spot.data?.pins}
          hasFailed={spot.isError}
          isRetrying={spot.isFetching}
          onRetry={() => void spot.refetch()}
        />
      )}
    </MapWindow>
  );
}
