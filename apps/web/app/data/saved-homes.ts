import { isSaved, type LocalHome, readSavedHomes, writeSavedHomes } from '~/lib/saved-homes';
import type { Asked } from './room';

// Every page of a visitor has hearts; the requests come when one is pressed.
const loadRoom = () => import('./room');

/** Saves or removes, here and, where it is open, in the room. */
export function toggleSaved(home: LocalHome): void {
  const { isInRoom, homes } = readSavedHomes();
  const isOn = !isSaved({ isInRoom, homes }, home.property_id);
  const others = homes.filter(({ property_id }) => property_id !== home.property_id);
  const added = { ...home, ...(isInRoom && { isUnsent: true }) };
  writeSavedHomes({ isInRoom, homes: isOn ? [added, ...others] : others });
  if (isInRoom) void loadRoom().then(({ sendToggled }) => sendToggled(home, isOn));
}

export const requestRoomLink = async (asked: Asked) => (await loadRoom()).askForLink(asked);
