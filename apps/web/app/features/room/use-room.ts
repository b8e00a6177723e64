import { useCallback, useEffect, useRef, useState } from 'react';
import { closeHere, keepRoom, type OpenRoom, readRoom } from '~/data/room';
import { readSavedHomes } from '~/lib/saved-homes';
import type { DrawnRoom } from './load-room';

/** What the investor has just done here, as the server knows it already. */
export type RoomEdit = (room: OpenRoom) => OpenRoom;

/** `undefined` while it loads; `null`: none is open in this browser. */
export function useRoom(drawn: DrawnRoom, loadView: () => Promise<unknown>) {
  const [room, setRoom] = useState<OpenRoom | null | undefined>(() => {
    if (drawn.room) return { ...drawn.room, refusal: null };
    return drawn.isClosed ? null : undefined;
  });
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  /** Since the current reading was sent: what it brings may be older. */
  const edits = useRef<RoomEdit[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    // Nothing to read, and nothing that the browser would report as failed.
    if (drawn.isClosed && tries === 0) return closeHere();
    const leaving = new AbortController();
    edits.current = [];
    // Together with the room, where there probably is one.
    if (readSavedHomes().isInRoom) loadView().catch(() => undefined);
    const reading =
      drawn.room && tries === 0 ? keepRoom(drawn.room, leaving.signal) : readRoom(leaving.signal);
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
