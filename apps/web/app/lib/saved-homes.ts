import { useSyncExternalStore } from 'react';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from './storage';

/** `share`: token of the link it was saved from. */
export type LocalHome = { property_id: number; share?: string };
/** `isUnsent`: the room does not have it yet. */
type KeptHome = LocalHome & { isUnsent?: boolean };

/**
 * `isInRoom`: the room is open in this browser, so every change goes there too. `removedIds`: removed here, and the
 * room has not confirmed it yet.
 */
export type SavedHomes = {
  isInRoom: boolean;
  homes: readonly KeptHome[];
  removedIds?: readonly number[];
};

const NOTHING: SavedHomes = { isInRoom: false, homes: [] };
const MOST = 60;

let text: string | null | undefined;
let known = NOTHING;
const listeners = new Set<() => void>();

/** The same object until something has changed. */
export function readSavedHomes(): SavedHomes {
  const stored = readStored(STORAGE_KEYS.savedHomes);
  if (stored !== text) {
    text = stored;
    known = parsed(stored);
  }
  return known;
}

export function writeSavedHomes(saved: SavedHomes): void {
  const homes = saved.homes.slice(0, MOST);
  if (homes.length === 0 && !saved.isInRoom) removeStored(STORAGE_KEYS.savedHomes);
  else writeStored(STORAGE_KEYS.savedHomes, JSON.stringify({ ...saved, homes }));
  for (const listener of listeners) listener();
}

export const isSaved = ({ homes }: SavedHomes, id: number): boolean =>
  homes.some(({ property_id }) => property_id === id);

/** Those of a room that is open here belong to its investor, who may be somebody else. */
export function homesToMove(): LocalHome[] {
  const { isInRoom, homes } = readSavedHomes();
  return isInRoom ? [] : homes.map(asSent);
}

export const asSent = ({ property_id, share }: LocalHome): LocalHome => ({
  property_id,
  ...(share && { share }),
});

/** Nothing on the server and while hydrating. */
export const useSavedHomes = (): SavedHomes =>
  useSyncExternalStore(subscribe, readSavedHomes, () => NOTHING);

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parsed(stored: string | null): SavedHomes {
  try {
    const { isInRoom, homes, removedIds } = Object(JSON.parse(stored ?? '{}'));
    return {
      isInRoom: isInRoom === true,
      homes: Array.isArray(homes) ? homes.filter(isHome) : [],
      ...(Array.isArray(removedIds) && { removedIds: removedIds.filter(Number.isInteger) }),
    };
  } catch {
    return NOTHING;
  }
}

const isHome = (home: unknown): home is KeptHome => Number.isInteger(Object(home).property_id);
