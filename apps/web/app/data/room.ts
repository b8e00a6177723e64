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
  openRoomHomeReport,
  removeRoomHome,
  restoreRoomHome,
  saveRoomHomes,
} from '@alpha/contract/room';
import { call } from '~/lib/api-client';
import { ApiError } from '~/lib/api-error';
import { isMissing, isTooMany, refusalOf } from '~/lib/api-refusal';
import { forgetNoteDrafts } from '~/lib/note-drafts';
import {
  asSent,
  homesToMove,
  type LocalHome,
  readSavedHomes,
  writeSavedHomes,
} from '~/lib/saved-homes';

export type Room = ResponseOf<typeof getRoom>;
/** `refusal`: why a home that was saved here cannot be in the room. */
export type OpenRoom = Room & { refusal: string | null };
export type RoomHome = Room['homes'][number];
type Answer = CallOf<typeof answerRoomHome>['body'];
export type Asked = CallOf<typeof askRoomLink>['body'];

export const askForLink = (asked: Asked) => call(askRoomLink, { body: asked });

/** What this browser has saved comes along. */
export async function openRoom(token: string): Promise<void> {
  const { isInRoom } = readSavedHomes();
  // What waits belongs to the room that was open until now, and whose that is nobody knows here.
  if (isInRoom) await sendUnsent().catch(() => undefined);
  await call(enterRoom, { body: { token, homes: homesToMove() } });
  if (isInRoom) writeSavedHomes({ isInRoom: true, homes: [] });
  forgetNoteDrafts();
}

/** `null`: no room is open in this browser. */
export async function readRoom(signal: AbortSignal): Promise<OpenRoom | null> {
  try {
    const refusal = await sendUnsent();
    const room = await call(getRoom, {}, { signal });
    mirror(room);
    return { ...room, refusal };
  } catch (error) {
    if (!isClosed(error)) throw error;
    closeHere();
    return null;
  }
}

/** A room that the server has read for this page: read again only if something was waiting here. */
export async function keepRoom(room: Room, signal: AbortSignal): Promise<OpenRoom | null> {
  const { isInRoom, homes, removedIds = [] } = readSavedHomes();
  const isWaiting = isInRoom && (removedIds.length > 0 || homes.some(({ isUnsent }) => isUnsent));
  if (isWaiting) return readRoom(signal);
  mirror(room);
  return { ...room, refusal: null };
}

/** What was saved and removed while the room could not be reached. → why a home cannot be in the room. */
async function sendUnsent(): Promise<string | null> {
  const { isInRoom, homes, removedIds = [] } = readSavedHomes();
  if (!isInRoom) return null;
  // First, because it makes space.
  for (const id of removedIds) await removeUnsent(id);
  const unsent = homes.filter(({ isUnsent }) => isUnsent).map(asSent);
  if (unsent.length === 0) return null;
  const refusal = await saveUnsent(unsent);
  if (!refusal || unsent.length === 1) return refusal;
  // Refused together; some of them may fit.
  let last: string | null = null;
  for (const home of unsent) last = (await saveUnsent([home])) ?? last;
  return last;
}

async function removeUnsent(id: number): Promise<void> {
  try {
    await removeSaved(id);
  } catch (error) {
    if (isClosed(error)) throw error;
    // Removed already, or it never got there.
    if (!isMissing(error)) return;
  }
  markRemoved(id);
}

/** → the reason of a refusal. After any other failure they wait for the next reading. */
async function saveUnsent(homes: LocalHome[]): Promise<string | null> {
  try {
    await call(saveRoomHomes, { body: { homes } });
    markSent(homes);
    return null;
  } catch (error) {
    if (isClosed(error)) throw error;
    return isTooMany(error) ? null : (refusalOf(error) ?? null);
  }
}

/** Hearts on every page show what is in the room, and what is not there yet. */
function mirror({ homes }: Room): void {
  const { isInRoom, homes: kept, removedIds = [] } = readSavedHomes();
  const unsent = isInRoom ? kept.filter(({ isUnsent }) => isUnsent) : [];
  const elsewhere = new Set([...unsent.map(({ property_id }) => property_id), ...removedIds]);
  const saved = homes.filter(
    ({ saved_at, property_id }) => saved_at !== null && !elsewhere.has(property_id),
  );
  writeSavedHomes({
    isInRoom: true,
    homes: [...unsent, ...saved.map(({ property_id }) => ({ property_id }))],
    removedIds,
  });
}

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'room.closed';

/**
 * Homes that were in a room are not left on a computer that others may use. Those that never got there would be
 * lost, so they stay, as before a room.
 */
export function closeHere(): void {
  const { isInRoom, homes } = readSavedHomes();
  const unsent = homes.filter(({ isUnsent }) => isUnsent).map(asSent);
  if (isInRoom) writeSavedHomes({ isInRoom: false, homes: unsent });
}

/** After it was saved or removed here. What cannot be sent now goes with the next reading of the room. */
export async function sendToggled(home: LocalHome, isOn: boolean): Promise<void> {
  try {
    if (isOn) await saveUnsent([home]);
    else await removeUnsent(home.property_id);
  } catch (error) {
    if (isClosed(error)) closeHere();
  }
}

function markSent(sent: readonly LocalHome[]): void {
  const saved = readSavedHomes();
  const ids = new Set(sent.map(({ property_id }) => property_id));
  const homes = saved.homes.map((home) => (ids.has(home.property_id) ? asSent(home) : home));
  writeSavedHomes({ ...saved, homes });
}

function markRemoved(id: number): void {
  const saved = readSavedHomes();
  const removedIds = (saved.removedIds ?? []).filter((removed) => removed !== id);
  writeSavedHomes({ ...saved, removedIds });
}

export const saveHome = (home: LocalHome) => call(saveRoomHomes, { body: { homes: [home] } });
const removeSaved = (id: number) => call(removeRoomHome, { params: { id } });

/** → what brings it back, with its note. */
export async function removeHome(id: number): Promise<string> {
  const { undo } = await removeSaved(id);
  const saved = readSavedHomes();
  const homes = saved.homes.filter(({ property_id }) => property_id !== id);
  writeSavedHomes({ ...saved, homes });
  return undo;
}

export async function restoreHome(id: number, undo: string): Promise<void> {
  await call(restoreRoomHome, { params: { id }, body: { undo } });
  const saved = readSavedHomes();
  const others = saved.homes.filter(({ property_id }) => property_id !== id);
  writeSavedHomes({ ...saved, homes: [{ property_id: id }, ...others] });
}

export const noteHome = (id: number, note: string) =>
  call(noteRoomHome, { params: { id }, body: { note } });
/** → the token that opens it. */
export async function openReport(
  id: number,
  locale: CallOf<typeof openRoomHomeReport>['body']['locale'],
): Promise<string> {
  const { report_token } = await call(openRoomHomeReport, { params: { id }, body: { locale } });
  return report_token;
}
export const answerHome = (id: number, { answer, reason }: Answer) =>
  call(answerRoomHome, { params: { id }, body: { answer, reason } });

export async function closeRoom(where: 'here' | 'everywhere'): Promise<void> {
  try {
    await call(where === 'here' ? leaveRoom : leaveRoomEverywhere);
  } catch (error) {
    if (!isClosed(error)) throw error;
  }
  closeHere();
  forgetNoteDrafts();
}
