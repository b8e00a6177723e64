/** The browser storage keys of the specification, and those of ours; nothing else writes to localStorage. */
export const STORAGE_KEYS = {
  accessToken: 'access_token',
  tempToken: 'temp_token',
  userRole: 'user_role',
  userId: 'user_id',
  userName: 'user_name',
  redirectAfterLogin: 'redirect_after_login',
  locale: 'locale',
  language: 'language',
  refId: 'refId',
  utmParams: 'utmParams',
  quizData: 'quizData',
  leadSent: 'leadSent',
  /** Ours: finished quizzes that still have to be sent after a retake. */
  unsentQuizzes: 'unsentQuizzes',
  /** Ours: the currency that amounts are shown in. */
  currency: 'currency',
  /** Ours: which reader of a shared link this is. */
  readerKey: 'readerKey',
  /** Ours: homes saved in this browser, and whether they are in an open room. */
  savedHomes: 'savedHomes',
  /** Ours: how each person on this computer likes to see the board and the contacts. */
  workView: 'workView',
  /** Ours: whether the list follows the map as it is moved. */
  searchAsMapMoves: 'searchAsMapMoves',
  /** Ours: whether this administrator has read why the map has no streets. */
  streetsHint: 'streetsHint',
  /** Ours: whether a single key can act. */
  singleKeys: 'singleKeys',
} as const;
/** Beginnings of keys; the rest of each names the person and the entry. */
export const STORAGE_PREFIXES = {
  /** Ours: changes of leads that the server has not confirmed. */
  outbox: 'outbox:',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Storage can be disabled; the pages still work, without persistence. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Storage full or forbidden: the value is not persisted.
  }
}

export function removeStored(...keys: StorageKey[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Nothing stored, nothing to remove.
  }
}
