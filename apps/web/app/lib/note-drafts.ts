import { useSyncExternalStore } from 'react';

/** What an investor is typing about a home. `isFailed`: it could not be saved. */
type NoteDraft = { text: string; isFailed: boolean };
type Drafts = Readonly<Record<number, NoteDraft>>;

/** In this tab only: phones empty a page that is not looked at, and computers are shared. */
const KEY = 'room-note-drafts';

let text: string | null = null;
let drafts: Drafts = {};
/** The browser keeps nothing: what is typed lives as long as the page. */
let isInMemory = false;
const listeners = new Set<() => void>();

/** The open form of a home’s note; null where none is open. Typed text outlives the card that it is typed in. */
export const useNoteDraft = (homeId: number): NoteDraft | null =>
  useSyncExternalStore(
    subscribe,
    () => readNoteDraft(homeId),
    () => null,
  );

export const readNoteDraft = (homeId: number): NoteDraft | null => all()[homeId] ?? null;

export function writeNoteDraft(homeId: number, draft: NoteDraft | null): void {
  const { [homeId]: _, ...others } = all();
  put(draft ? { ...others, [homeId]: draft } : others);
}

/** The next room in this tab may be somebody else’s. */
export const forgetNoteDrafts = (): void => put({});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same object until something has changed. */
function all(): Drafts {
  if (isInMemory) return drafts;
  try {
    const stored = window.sessionStorage.getItem(KEY);
    if (stored !== text) drafts = parsed(stored);
    text = stored;
  } catch {
    isInMemory = true;
  }
  return drafts;
}

function put(next: Drafts): void {
  drafts = next;
  text = Object.keys(next).length === 0 ? null : JSON.stringify(next);
  try {
    if (text === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, text);
  } catch {
    isInMemory = true;
  }
  for (const listener of listeners) listener();
}

/** The reader can edit what is stored. */
function parsed(stored: string | null): Drafts {
  try {
    const found = Object.entries(Object(JSON.parse(stored ?? '{}')));
    return Object.fromEntries(
      found.flatMap(([id, draft]) => {
        const { text, isFailed } = Object(draft) as Partial<NoteDraft>;
        return typeof text === 'string' ? [[id, { text, isFailed: isFailed === true }]] : [];
      }),
    );
  } catch {
    return {};
  }
}
