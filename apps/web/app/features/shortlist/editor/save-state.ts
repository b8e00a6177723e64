import { ApiError } from '~/lib/api-error';

/**
 * `failed` is retried; `refused` waits for another change; `changed` (by somebody else) must be reviewed
 * first; `sent` and `gone` lists can't be saved any more.
 */
export type SaveState = 'saved' | 'saving' | 'failed' | 'refused' | 'changed' | 'sent' | 'gone';

/** Temporary HTTP statuses. */
const PASSING = [408, 425, 429];

export function stateAfter(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'shortlist.changed') return 'changed';
  if (error.code === 'shortlist.sent') return 'sent';
  if (error.code === 'shortlist.notFound') return 'gone';
  const isRefused = error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);
  return isRefused ? 'refused' : 'failed';
}

/** Nothing typed here will ever be saved. */
export const isOver = (state: SaveState): boolean => state === 'sent' || state === 'gone';

export const isPermanentFailure = (state: SaveState): boolean =>
  isOver(state) || state === 'changed';

export const isUnsaved = (state: SaveState): boolean =>
  isPermanentFailure(state) || state === 'failed' || state === 'refused';
