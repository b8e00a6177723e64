import { ROLES, type Role, type SessionUser } from '@alpha/contract';
import { forgetKept } from './kept-screens';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from './storage';

/** Stored data of the signed-in user; the server decides whether the token is valid. */
export type StoredSession = { userId: string | null; role: Role | null; name: string | null };

export function readSession(): StoredSession {
  const role = readStored(STORAGE_KEYS.userRole);
  return {
    userId: readStored(STORAGE_KEYS.userId),
    role: ROLES.find((known) => known === role) ?? null,
    name: readStored(STORAGE_KEYS.userName),
  };
}

export function storeSession(accessToken: string, user: SessionUser): void {
  forgetScreens();
  writeStored(STORAGE_KEYS.accessToken, accessToken);
  writeStored(STORAGE_KEYS.userRole, user.roles[0]?.name ?? '');
  writeStored(STORAGE_KEYS.userName, user.name);
  // Last: other tabs get an event for each value, and react to this one.
  writeStored(STORAGE_KEYS.userId, String(user.id));
  removeStored(STORAGE_KEYS.tempToken);
}

/** The own name was changed: the header shows it from the next page on. */
export function renameSession(name: string): void {
  writeStored(STORAGE_KEYS.userName, name);
}

export function clearSession(): void {
  forgetScreens();
  removeStored(
    STORAGE_KEYS.accessToken,
    STORAGE_KEYS.tempToken,
    STORAGE_KEYS.userRole,
    STORAGE_KEYS.userId,
    STORAGE_KEYS.userName,
  );
}

const forgetScreens = () => void forgetKept().catch(() => undefined);
