import { useCallback, useEffect, useState } from 'react';
import { type OpenRoom, readRoom } from '~/data/room';
import { readSavedHomes } from '~/lib/saved-homes';

/** `undefined` while it loads; `null`: none is open in this browser. */
export function useRoom(loadView: () => Promise<unknown>) {
  const [room, setRoom] = useState<OpenRoom | null>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    const leaving = new AbortController();
    // Together with the room, where there probably is one.
    if (readSavedHomes().isInRoom) loadView().catch(() => undefined);
    readRoom(leaving.signal).then(
      (read) => !leaving.signal.aborted && setRoom(read),
      () => !leaving.signal.aborted && setFailed(true),
    );
    return () => leaving.abort();
  }, [tries]);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { room, isFailed, retry };
}
