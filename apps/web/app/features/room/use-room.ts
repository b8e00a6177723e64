import { useCallback, useEffect, useState } from 'react';
import { keepRoom, type OpenRoom, type Room, readRoom } from '~/data/room';
import { readSavedHomes } from '~/lib/saved-homes';

/** `undefined` while it loads; `null`: none is open in this browser. `drawn`: what the server has read. */
export function useRoom(drawn: Room | null, loadView: () => Promise<unknown>) {
  const [room, setRoom] = useState<OpenRoom | null | undefined>(
    drawn ? { ...drawn, refusal: null } : undefined,
  );
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    const leaving = new AbortController();
    // Together with the room, where there probably is one.
    if (readSavedHomes().isInRoom) loadView().catch(() => undefined);
    const reading =
      drawn && tries === 0 ? keepRoom(drawn, leaving.signal) : readRoom(leaving.signal);
    reading.then(
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
