import type { Shortlist } from '@alpha/contract';
import { type Draft, draftOf, isSameText, withServerResults } from './draft';
import { type Clash, mergeDrafts, type TextKey, textOf } from './merge-drafts';
import { isChanged, isPermanentFailure, type SaveState, stateAfter } from './save-state';

/** Delay after the last keystroke; moves and removals are saved at once. */
export const PAUSE_MS = 600;
export const RETRY_MS = 5_000;
/** Colleagues who save faster than we can merge: then a pause helps. */
const MOST_MERGES = 5;

export type DraftSnapshot = {
  draft: Draft;
  state: SaveState;
  error: unknown;
  /** `updated_at` of the version this draft is based on. */
  seenAt: string;
  isDirty: boolean;
  /** Texts that a colleague has changed too. */
  clashes: readonly Clash[];
};

type Way = {
  put: (draft: Draft, seenAt: string) => Promise<Shortlist>;
  /** The draft as it is on the server; throws when it was sent or discarded. */
  latest: () => Promise<Shortlist>;
  /** The editor is closed, and the last changes could not be saved. */
  onLost: () => void;
  /** These were added by us, but the list is full by now. */
  onLeftOut: (homes: Draft['homes']) => void;
};

/** Saves every change automatically, in sequence, merged with those of colleagues; retries when that can help. */
export function openDraftSaver(list: Shortlist, { put, latest, onLost, onLeftOut }: Way) {
  let now: DraftSnapshot = {
    ...{ draft: draftOf(list), state: 'saved', error: null },
    ...{ seenAt: list.updated_at, isDirty: false, clashes: [] },
  };
  /** The version of the server that `draft` has changes to. */
  let base = now.draft;
  /** What was typed here, as far as it is still shown: a colleague who replaces it must not lose it for us. */
  const typed = new Map<TextKey, string>();
  let isRunning = false;
  let isClosed = false;
  /** Read while a change was being saved. */
  let waiting: Shortlist | null = null;
  // Incremented when the draft is abandoned: pending responses are then ignored.
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(more: Partial<DraftSnapshot>) {
    now = { ...now, ...more };
    for (const listener of listeners) listener();
  }

  /** Takes over what colleagues have changed, and keeps what was changed here. */
  function accept(theirList: Shortlist) {
    const theirs = draftOf(theirList);
    const { draft, clashes, leftOut } = mergeDrafts(base, now.draft, theirs);
    for (const [key, text] of typed) {
      if (textOf(draft, key) === text) continue;
      typed.delete(key);
      const wasShown = textOf(now.draft, key) === text;
      if (wasShown && text.trim() !== '') clashes.push({ key, shown: 'theirs', other: text });
    }
    base = theirs;
    const other = now.clashes.filter(({ key }) => !clashes.some((clash) => clash.key === key));
    set({ draft, seenAt: theirList.updated_at, clashes: [...other, ...clashes] });
    if (leftOut.length > 0) onLeftOut(leftOut);
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (isRunning || isPermanentFailure(now.state)) return;
    isRunning = true;
    const started = round;
    let merges = 0;
    while (now.isDirty) {
      set({ isDirty: false, state: 'saving' });
      try {
        const saved = await put(now.draft, now.seenAt);
        base = draftOf(saved);
        set({ draft: withServerResults(now.draft, saved), seenAt: saved.updated_at });
      } catch (error) {
        merges += 1;
        const failure = isChanged(error) && merges < MOST_MERGES ? await mergeLatest() : error;
        if (!failure && started === round) {
          set({ isDirty: true });
          continue;
        }
        isRunning = false;
        return started === round ? fail(failure) : undefined;
      }
    }
    isRunning = false;
    set({ state: 'saved', error: null });
    if (waiting) receive(waiting);
  }

  /** → the failure, if any. */
  async function mergeLatest(): Promise<unknown> {
    try {
      accept(await latest());
      return null;
    } catch (error) {
      return error;
    }
  }

  function fail(error: unknown) {
    set({ isDirty: true, state: stateAfter(error), error });
    if (isClosed) onLost();
    else if (now.state === 'failed') timer = setTimeout(save, RETRY_MS);
  }

  /** The list was read again, because of a colleague’s change or for another reason. */
  function receive(theirList: Shortlist) {
    waiting = isRunning ? theirList : null;
    if (isRunning || theirList.sent_at || isPermanentFailure(now.state)) return;
    if (theirList.updated_at < now.seenAt) return;
    if (theirList.updated_at === now.seenAt) {
      // Facts of the properties may have changed.
      set({ draft: withServerResults(now.draft, theirList) });
      return;
    }
    accept(theirList);
    if (now.isDirty || isSameText(now.draft, base)) return;
    set({ isDirty: true });
    void save();
  }

  function change(make: (draft: Draft) => Draft, when: 'now' | 'soon' = 'now') {
    const state = isPermanentFailure(now.state) ? now.state : 'saving';
    set({ draft: make(now.draft), isDirty: true, state });
    clearTimeout(timer);
    if (!isPermanentFailure(state)) timer = setTimeout(save, when === 'now' ? 0 : PAUSE_MS);
  }

  return {
    snapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    save,
    receive,
    change,
    /** Of typed text. */
    write(key: TextKey, text: string, make: (draft: Draft) => Draft) {
      typed.set(key, text);
      change(make, 'soon');
    },
    /** The person has seen both texts. */
    settle: (key: TextKey) => set({ clashes: now.clashes.filter((each) => each.key !== key) }),
    /** Another request has found that the list has changed: shows how. */
    async refresh(error: unknown) {
      const failure = isChanged(error) ? await mergeLatest() : error;
      if (failure) set({ state: stateAfter(failure), error: failure });
    },
    /** After the draft is discarded there is nothing left to save. */
    abandon() {
      round += 1;
      clearTimeout(timer);
      set({ isDirty: false, state: 'saved', error: null });
    },
    open() {
      isClosed = false;
    },
    /** Saves pending changes when the editor closes, with a single attempt. */
    close() {
      isClosed = true;
      clearTimeout(timer);
      if (now.isDirty) void save();
    },
  };
}
