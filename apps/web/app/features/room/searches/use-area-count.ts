import type { SavedFilter } from '@alpha/contract';
import { useEffect, useState } from 'react';
import { readAreaMatches } from '~/data/area-matches';
import type { LatLng } from '~/ui/map/map.types';
import { placeOfCorners } from './area-of-search';

/** How many listings match today; `null` without an area, or until it is known. */
export function useAreaCount(filter: SavedFilter, area: LatLng[] | null): number | null {
  const [found, setFound] = useState<{ area: LatLng[]; count: number } | null>(null);
  useEffect(() => {
    if (!area) return;
    const leaving = new AbortController();
    readAreaMatches({ ...filter, ...placeOfCorners(area) }, { width: 1, height: 1 }, leaving.signal)
      .then(({ total }) => !leaving.signal.aborted && setFound({ area, count: total }))
      // Only the count is missing.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [filter, area]);
  return found && found.area === area ? found.count : null;
}
