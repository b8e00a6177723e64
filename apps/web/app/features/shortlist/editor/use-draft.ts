import { type Shortlist, updateShortlist } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '~/lib/api-client';
import { putShortlist } from '../shortlist.api';
import { bodyOf, type Draft, draftOf, withFindings } from './draft';

export type SaveState = 'saved' | 'saving' | 'failed' | 'changed';

/** After the last letter; a move or a removal is saved at once. */
const PAUSE_MS = 600;
const RETRY_MS = 5_000;

/** Every change is saved by itself, one after the other, and tried again until it is. */
export function useDraft(list: Shortlist) {
  const cache = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(list));
  const [state, setState] = useState<SaveState>('saved');
  const [error, setError] = useState<unknown>(null);
  // Not drawn: what a save that runs while others are typed needs to know.
  const now = useRef({ draft, isDirty: false, isRunning: false, seenAt: list.updated_at });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const { current } = now;
    if (current.isRunning) return false;
    current.isRunning = true;
    while (current.isDirty) {
      current.isDirty = false;
      setState('saving');
      try {
        const body = { ...bodyOf(current.draft), seen_at: current.seenAt };
        const saved = await call(updateShortlist, { params: { id: list.id }, body });
        current.seenAt = saved.updated_at;
        current.draft = withFindings(current.draft, saved);
        setDraft(current.draft);
        putShortlist(cache, saved);
      } catch (error) {
        current.isDirty = true;
        current.isRunning = false;
        setError(error);
        const isChanged = error instanceof ApiError && error.code === 'shortlist.changed';
        setState(isChanged ? 'changed' : 'failed');
        if (!isChanged) timer.current = setTimeout(() => void save(), RETRY_MS);
        return false;
      }
    }
    current.isRunning = false;
    setState('saved');
    return true;
  }, [list.id, cache]);

  const change = useCallback(
    (make: (draft: Draft) => Draft, when: 'now' | 'soon' = 'now') => {
      const { current } = now;
      current.draft = make(current.draft);
      current.isDirty = true;
      setDraft(current.draft);
      setState((state) => (state === 'changed' ? state : 'saving'));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), when === 'now' ? 0 : PAUSE_MS);
    },
    [save],
  );

  // Whoever leaves within the pause after typing has it saved all the same.
  useEffect(() => () => void (now.current.isDirty && save()), [save]);

  return { draft, state, error, change, save };
}
