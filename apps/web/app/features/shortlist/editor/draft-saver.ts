import type { Shortlist } from '@alpha/contract';
import { type Draft, draftOf, withServerResults } from './draft';
import { isPermanentFailure, type SaveState, stateAfter } from './save-state';

/** Delay after the last keystroke; moves and removals are saved at once. */
export const PAUSE_MS = 600;
export const RETRY_MS = 5_000;

export type DraftSnapshot = {
  draft: Draft;
  state: SaveState;
  error: unknown;
  /** `updated_at` of the version this draft is based on. */
  seenAt: string;
  isDirty: boolean;
};

type Way = {
  put: (draft: Draft, seenAt: string) => Promise<Shortlist>;
  /** The editor is closed, and the last changes could not be saved. */
  onLost: () => void;
};

/** Saves every change automatically, in sequence; retries when that can help. */
export function openDraftSaver(list: Shortlist, { put, onLost }: Way) {
  let now: DraftSnapshot = {
    ...{ draft: draftOf(list), state: 'saved', error: null },
    ...{ seenAt: list.updated_at, isDirty: false },
  };
  let isRunning = false;
  let isClosed = false;
  // Incremented when the draft is abandoned: pending responses are then ignored.
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(more: Partial<DraftSnapshot>) {
    now = { ...now, ...more };
    for (const listener of listeners) listener();
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (isRunning || isPermanentFailure(now.state)) return;
    isRunning = true;
    const started = round;
    while (now.isDirty) {
      set({ isDirty: false, state: 'saving' });
      try {
        const saved = await put(now.draft, now.seenAt);
        set({ draft: withServerResults(now.draft, saved), seenAt: saved.updated_at });
      } catch (error) {
        isRunning = false;
        return started === round ? fail(error) : undefined;
      }
    }
    isRunning = false;
    set({ state: 'saved', error: null });
  }

  function fail(error: unknown) {
    set({ isDirty: true, state: stateAfter(error), error });
    if (isClosed) onLost();
    else if (now.state === 'failed') timer = setTimeout(save, RETRY_MS);
  }

  return {
    snapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    save,
    change(make: (draft: Draft) => Draft, when: 'now' | 'soon' = 'now') {
      const state = isPermanentFailure(now.state) ? now.state : 'saving';
      set({ draft: make(now.draft), isDirty: true, state });
      clearTimeout(timer);
      if (!isPermanentFailure(state)) timer = setTimeout(save, when === 'now' ? 0 : PAUSE_MS);
    },
    /** Another request has found that the list has changed. */
    refuse: (error: unknown) => set({ state: stateAfter(error), error }),
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
