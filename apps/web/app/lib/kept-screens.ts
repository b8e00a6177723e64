import { readStored, STORAGE_KEYS } from './storage';

/** What screens showed last, for the case that they are opened without a connection: one store for each person and role. */
const PREFIX = 'staff-data:';
/** From Friday evening to Monday morning. */
export const KEPT_MS = 3 * 24 * 3_600_000;
/** Of the entries used last; a lead has three. */
const MOST_ENTRIES = 300;
const LOADED_AT = 'loaded-at';

export type KeptAnswer = { data: unknown; loadedAt: number };

/** Null: nobody is signed in, or this browser stores nothing. */
function findOwnStore(): string | null {
  const [userId, role] = [readStored(STORAGE_KEYS.userId), readStored(STORAGE_KEYS.userRole)];
  return userId && role && 'caches' in window ? `${PREFIX}${userId}:${role}` : null;
}

const pathOf = (key: string) => `/kept/${encodeURIComponent(key)}`;

export async function keepAnswer(key: string, data: unknown, loadedAt = Date.now()): Promise<void> {
  const store = findOwnStore();
  if (!store) return;
  const cache = await caches.open(store);
  const headers = { 'content-type': 'application/json', [LOADED_AT]: String(loadedAt) };
  await cache.put(pathOf(key), new Response(JSON.stringify(data), { headers }));
  const entries = await cache.keys();
  const extra = entries.slice(0, Math.max(0, entries.length - MOST_ENTRIES));
  await Promise.all(extra.map((entry) => cache.delete(entry)));
  // Signed out while it was written.
  if (findOwnStore() !== store) await caches.delete(store);
}

export async function findKept(key: string): Promise<KeptAnswer | null> {
  const store = findOwnStore();
  const kept = store && (await caches.match(pathOf(key), { cacheName: store }));
  if (!kept || isOld(kept)) return null;
  return { data: await kept.json(), loadedAt: Number(kept.headers.get(LOADED_AT)) };
}

const isOld = ({ headers }: Response) => Date.now() - Number(headers.get(LOADED_AT)) > KEPT_MS;

export async function dropKept(key: string): Promise<void> {
  const store = findOwnStore();
  if (store) await (await caches.open(store)).delete(pathOf(key));
}

/** At sign-out and sign-in. */
export async function forgetKept(): Promise<void> {
  if ('caches' in window) await forgetStores(() => true);
}

/** When the app starts: what is too old, and all of other people or of another role. */
export async function tidyKept(): Promise<void> {
  const own = findOwnStore();
  if (!own) return;
  await forgetStores((name) => name !== own);
  const cache = await caches.open(own);
  for (const entry of await cache.keys()) {
    const kept = await cache.match(entry);
    if (kept && isOld(kept)) await cache.delete(entry);
  }
}

async function forgetStores(isForgotten: (name: string) => boolean): Promise<void> {
  const stores = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(stores.filter(isForgotten).map((name) => caches.delete(name)));
}
