import { useState } from 'react';
import { type RoomSearch, readSearches } from '~/data/room-searches';
import { useReading } from '../use-reading';

/** `undefined` while they load. */
export function useSearches() {
  const [searches, setSearches] = useState<RoomSearch[]>();
  const { isFailed, isReading, retry } = useReading(readSearches, setSearches);
  return { searches, setSearches, isFailed, isReading, retry };
}
