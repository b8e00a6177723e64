// By noun, not from the index: visitors carry these endpoints and no others.
import type { CallOf, ResponseOf } from '@alpha/contract/endpoint';
import {
  answerRoomHome,
  askRoomLink,
  enterRoom,
  getRoom,
  leaveRoom,
  leaveRoomEverywhere,
  noteRoomHome,
  removeRoomHome,
  saveRoomHomes,
} from '@alpha/contract/room';
import { call } from '~/lib/api-client';
import { ApiError } from '~/lib/api-error';
import {
  asSent,
  homesToMove,
  type LocalHome,
  readSavedHomes,
  writeSavedHomes,
} from '~/lib/saved-homes';

export type Room = ResponseOf<typeof getRoom>;
export type RoomHome = Room['homes'][number];
type Answer = CallOf<typeof answerRoomHome>['body'];
export type Asked = CallOf<typeof askRoomLink>['body'];

export const askForLink = (asked: Asked) => call(askRoomLink, { body: asked });

/** What this browser has saved comes along. */
export async function openRoom(token: string): Promise<void> {
  await call(enterRoom, { body: { token, homes: homesToMove() } });
}

/** `null`: no room is open in this browser. */
export async function readRoom(signal: AbortSignal): Promise<Room | null> {
  try {
    await sendUnsaved();
    const room = await call(getRoom, {}, { signal });
    mirror(room);
    return room;
  } catch (error) {
    if (!isClosed(error)) throw error;
    closeHere();
    return null;
  }
}

/** Homes that were saved while the room could not be reached. */
async function sendUnsaved(): Promise<void> {
  const { isInRoom, homes } = readSavedHomes();
  const unsent = isInRoom ? homes.filter(({ isUnsent }) => isUnsent) : [];
  if (unsent.length > 0)
    await call(saveRoomHomes, { body: { homes: unsent.map(asSent) } }).catch((error: unknown) => {
      // A full room says so on its page.
      if (isClosed(error)) throw error;
    });
}

/** Hearts on every page show what is in the room. */
function mirror({ homes }: Room): void {
  const saved = homes.filter(({ saved_at }) => saved_at !== null);
  writeSavedHomes({
    isInRoom: true,
    homes: saved.map(({ property_id }) => ({ property_id })),
  });
}

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'room.closed';

/** Homes that were in a room are not left on a computer that others may use. */
function closeHere(): void {
  const { isInRoom } = readSavedHomes();
  if (isInRoom) writeSavedHomes({ isInRoom: false, homes: [] });
}

/** After it was saved or removed here. What cannot be sent now goes with the next reading of the room. */
export async function sendToggled(home: LocalHome, isOn: boolean): Promise<void> {
  try {
    if (!isOn) await removeSaved(home.property_id);
    else await saveHome(home).then(() => markSent(home));
  } catch (error) {
    if (isClosed(error)) closeHere();
  }
}

function markSent({ property_id: id }: LocalHome): void {
  const { isInRoom, homes } = readSavedHomes();
  const marked = homes.map((home) => (home.property_id === id ? asSent(home) : home));
  writeSavedHomes({ isInRoom, homes: marked });
}

export const saveHome = (home: LocalHome) => call(saveRoomHomes, { body: { homes: [home] } });
export const removeSaved = (id: number) => call(removeRoomHome, { params: { id } });
export const noteHome = (id: number, note: string) =>
  call(noteRoomHome, { params: { id }, body: { note } });
export const answerHome = (id: number, { answer, reason }: Answer) =>
  call(answerRoomHome, { params: { id }, body: { answer, reason } });

export async function closeRoom(where: 'here' | 'everywhere'): Promise<void> {
  try {
    await call(where === 'here' ? leaveRoom : leaveRoomEverywhere);
  } catch (error) {
    if (!isClosed(error)) throw error;
  }
  closeHere();
}
