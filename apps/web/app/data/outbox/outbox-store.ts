import { readSession } from '~/lib/session';
import { STORAGE_PREFIXES } from '~/lib/storage';
import { readEntries, removeEntry, writeEntry } from '~/lib/stored-entries';
import type { Change } from './change';
import { isOnItsWay } from './is-held';

/**
 * Changes of the signed-in person that the server has not confirmed, one entry of localStorage each: tabs cannot
 * overwrite each other, and a closed tab loses nothing. Somebody else on this computer has another prefix.
 */
const prefix = () => `${STORAGE_PREFIXES.outbox}${readSession().userId ?? ''}:` as const;

const listeners = new Set<() => void>();
const NONE: readonly Change[] = [];
let known: { text: string; changes: readonly Change[] } = { text: '', changes: NONE };

/** In the order they were made. The same array until something changes. */
export function readOutbox(): readonly Change[] {
  if (readSession().userId === null) return NONE;
  const texts = readEntries(prefix());
  const text = texts.sort().join('\n');
  if (text !== known.text)
    known = {
      text,
      changes: texts.flatMap(changeIn).sort((one, other) => one.at.localeCompare(other.at)),
    };
  return known.changes;
}

/** What an earlier version has written, or somebody by hand, may be anything. */
function changeIn(text: string): Change[] {
  try {
    const change = JSON.parse(text) as Partial<Change> | null;
    const isWhole = change?.key && change.at && change.action && change.lead !== undefined;
    return isWhole ? [change as Change] : [];
  } catch {
    return [];
  }
}

/** → false: the browser keeps nothing, so the change lives as long as the request. */
export function keepChange(change: Change): boolean {
  const isKept = writeEntry(`${prefix()}${change.key}`, JSON.stringify(change));
  tell();
  return isKept;
}

export const findChange = (key: string): Change | undefined =>
  readOutbox().find((change) => change.key === key);

/** Only what is still there: it may have been sent or discarded in another tab. */
export function updateChange(key: string, update: Partial<Change>): void {
  const change = findChange(key);
  if (change) keepChange({ ...change, ...update } as Change);
}

export function dropChange(key: string): void {
  removeEntry(`${prefix()}${key}`);
  tell();
}

/** Given up by the person, with what means nothing without it. → false: it was sent, or is on its way. */
export function discardChange(key: string): boolean {
  const change = findChange(key);
  if (!change || isOnItsWay(change, Date.now())) return false;
  for (const { key: follower } of followersOf(key)) dropChange(follower);
  dropChange(key);
  return true;
}

/** Those that can only be made after this one. */
export const followersOf = (key: string): Change[] =>
  readOutbox().filter(({ after }) => after === key);

/** At sign-out, after asking. */
export function forgetChanges(): void {
  for (const { key } of readOutbox()) dropChange(key);
}

function tell(): void {
  for (const listener of listeners) listener();
}

export function watchOwnChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Also of other tabs. */
export function watchOutbox(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(STORAGE_PREFIXES.outbox)) listener();
  };
  const stopOwn = watchOwnChanges(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    stopOwn();
    window.removeEventListener('storage', onStorage);
  };
}

/** Once: when the change has left the outbox, or was given back. */
export function followChange(key: string, onEnd: (isRefused: boolean) => void): void {
  const look = () => {
    const change = findChange(key);
    if (change && !change.refusal) return;
    stop();
    onEnd(change !== undefined);
  };
  const stop = watchOutbox(look);
  look();
}
