import { ApiError } from '~/lib/api-error';

/** `failed` is retried; `refused` waits for another change; `sent` and `gone` lists can't be saved any more. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'refused' | 'sent' | 'gone';

/** Temporary HTTP statuses. */
const PASSING = [408, 425, 429];

/** By somebody else: merged, then saved again. */
export const isChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'shortlist.changed';

export function stateAfter(error: unknown): SaveState {
  if (!(error instanceof ApiError) || isChanged(error)) return 'failed';
  if (error.code === 'shortlist.sent') return 'sent';
  if (error.code === 'shortlist.notFound') return 'gone';
  const isRefused = error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);
  return isRefused ? 'refused' : 'failed';
}

/** Nothing typed here will ever be saved. */
export const isPermanentFailure = (state: SaveState): boolean =>
  state === 'sent' || state === 'gone';

export const isUnsaved = (state: SaveState): boolean =>
  isPermanentFailure(state) || state === 'failed' || state === 'refused';
