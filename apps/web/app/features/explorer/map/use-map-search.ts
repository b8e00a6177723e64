import { useState } from 'react';
import type { ExplorerFilter } from '~/data/listings';
import { filterQuery } from '~/data/listings';
import { readStored, STORAGE_KEYS, writeStored } from '~/lib/storage';
import type { MapPlace } from '~/ui/map/map.types';

/** Whether the list follows the map as it is moved; off, a button searches the new place. */
export function useMapSearch(filter: ExplorerFilter, onSearch: (place: MapPlace) => void) {
  const [isOn, setOn] = useState(() => readStored(STORAGE_KEYS.searchAsMapMoves) !== 'off');
  const [moved, setMoved] = useState<{ from: string; place: MapPlace } | null>(null);
  const here = JSON.stringify(filterQuery(filter));
  const unsearched = moved?.from === here ? moved.place : null;
  /** A drawn area is searched wherever the map is. */
  const isPossible = filter.polygon === null;
  return {
    isOn,
    isPossible,
    isFollowing: isOn && isPossible,
    /** The map was moved by hand, and the list has not followed. */
    isBehind: isPossible && unsearched !== null,
    turn: (next: boolean) => {
      setOn(next);
      writeStored(STORAGE_KEYS.searchAsMapMoves, next ? 'on' : 'off');
      if (next && unsearched) onSearch(unsearched);
    },
    searchHere: () => unsearched && onSearch(unsearched),
    noteMove: (place: MapPlace) => setMoved({ from: here, place }),
  };
}
