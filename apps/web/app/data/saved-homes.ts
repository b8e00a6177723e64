import { isSaved, type LocalHome, readSavedHomes, writeSavedHomes } from '~/lib/saved-homes';
import type { Asked } from './room';

// Every page of a visitor has hearts; the requests come when one is pressed.
const loadRoom = () => import('./room');

/** Saves or removes, here and, where it is open, in the room. */
export function toggleSaved(home: LocalHome): void {
  const saved = readSavedHomes();
  const { isInRoom } = saved;
  const id = home.property_id;
  const isOn = !isSaved(saved, id);
  const others = saved.homes.filter(({ property_id }) => property_id !== id);
  const added = { ...home, ...(isInRoom && { isUnsent: true }) };
  const removed = (saved.removedIds ?? []).filter((other) => other !== id);
  writeSavedHomes({
    isInRoom,
    homes: isOn ? [added, ...others] : others,
    ...(isInRoom && { removedIds: isOn ? removed : [id, ...removed] }),
  });
  if (isInRoom) void loadRoom().then(({ sendToggled }) => sendToggled(home, isOn));
}

export const requestRoomLink = async (asked: Asked) => (await loadRoom()).askForLink(asked);
