import { useCallback, useEffect, useRef, useState } from 'react';
import { keepRoom, type OpenRoom, type Room, readRoom } from '~/data/room';
import { readSavedHomes } from '~/lib/saved-homes';

/** What the investor has just done here, as the server knows it already. */
export type RoomEdit = (room: OpenRoom) => OpenRoom;

/** `undefined` while it loads; `null`: none is open in this browser. `drawn`: what the server has read. */
export function useRoom(drawn: Room | null, loadView: () => Promise<unknown>) {
  const [room, setRoom] = useState<OpenRoom | null | undefined>(
    drawn ? { ...drawn, refusal: null } : undefined,
  );
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  /** Since the current reading was sent: what it brings may be older. */
  const edits = useRef<RoomEdit[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    const leaving = new AbortController();
    edits.current = [];
    // Together with the room, where there probably is one.
    if (readSavedHomes().isInRoom) loadView().catch(() => undefined);
    const reading =
      drawn && tries === 0 ? keepRoom(drawn, leaving.signal) : readRoom(leaving.signal);
    reading.then(
      (read) => {
        if (leaving.signal.aborted) return;
        setRoom(read && edits.current.reduce((room, edit) => edit(room), read));
      },
      () => !leaving.signal.aborted && setFailed(true),
    );
    return () => leaving.abort();
  }, [tries]);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  const change = useCallback((edit: RoomEdit) => {
    edits.current.push(edit);
    setRoom((room) => room && edit(room));
  }, []);
  return { room, isFailed, retry, change };
}
