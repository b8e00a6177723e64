import { useCallback, useEffect, useState } from 'react';
import { type RoomSearch, readSearches } from '~/data/room-searches';

/** `undefined` while they load. */
export function useSearches() {
  const [searches, setSearches] = useState<RoomSearch[]>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    const leaving = new AbortController();
    readSearches(leaving.signal).then(
      (read) => !leaving.signal.aborted && setSearches(read),
      () => !leaving.signal.aborted && setFailed(true),
    );
    return () => leaving.abort();
  }, [tries]);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { searches, setSearches, isFailed, retry };
}
