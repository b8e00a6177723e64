import type { BulkResult } from '@alpha/contract';
import { refusalOf } from '~/lib/api-refusal';
import type { Change } from './change';
import { isConflict, isRepeated, isUndecided } from './change-failure';
import { meets, type Reach, reachOf } from './change-reach';
import { HELD_MS } from './is-held';
import { dropChange, findChange, followersOf, readOutbox, updateChange } from './outbox-store';
import { performChange } from './perform-change';
import { announceSent } from './sent-changes';
import { settledChange } from './settle-conflict';

type Outcome = { is: 'sent'; answer: unknown } | { is: 'refused' | 'undecided' };

/** Called before a change leaves the outbox, so that screens show it from the server by then; also when it is given back. */
export type Refresh = (change: Change) => Promise<unknown>;

/** Sends what waits, in the order it was made; one tab at a time. Stops when the server cannot be reached. */
export async function sendWaiting(refresh: Refresh): Promise<void> {
  await whileAlone(async () => {
    /** Another tab is sending an earlier change of these leads. */
    const held: Reach[] = [];
    for (const { key } of readOutbox()) {
      // Discarded meanwhile, or its person has signed out.
      const change = findChange(key);
      if (!change || change.refusal || (change.after && findChange(change.after))) continue;
      const reach = reachOf(change);
      if (change.heldUntil > Date.now() || held.some((other) => meets(other, reach))) {
        held.push(reach);
        continue;
      }
      updateChange(key, { sendingUntil: Date.now() + HELD_MS });
      const outcome = await send(change);
      if (outcome.is === 'undecided') return updateChange(key, { sendingUntil: 0 });
      const refreshed = refresh(change);
      if (outcome.is !== 'sent') continue;
      await refreshed;
      settle(change, outcome.answer);
    }
  });
}

/** Without the API (plain http) two tabs may send the same change, which its key makes harmless. */
async function whileAlone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? work() : null));
}

async function send(change: Change): Promise<Outcome> {
  try {
    return { is: 'sent', answer: await performChange(change) };
  } catch (error) {
    if (isRepeated(error)) return { is: 'sent', answer: null };
    if (isUndecided(error)) return { is: 'undecided' };
    return isConflict(error) ? sendSettled(change) : giveBack(change, error);
  }
}

async function sendSettled(change: Change): Promise<Outcome> {
  try {
    const current = await settledChange(change);
    if (!current) return giveBack(change, null);
    return { is: 'sent', answer: await performChange(current) };
  } catch (error) {
    if (isUndecided(error)) return { is: 'undecided' };
    return giveBack(change, isConflict(error) ? null : error);
  }
}

function giveBack({ key }: Change, error: unknown): Outcome {
  const reason = refusalOf(error) ?? null;
  const refusal = { isConflict: error === null, reason };
  updateChange(key, { refusal, heldUntil: 0, sendingUntil: 0 });
  return { is: 'refused' };
}

/** It leaves the outbox, unless some of many were skipped: the person sees which. */
function settle(change: Change, answer: unknown): void {
  const { key, action } = change;
  const result =
    action.kind === 'bulk' || action.kind === 'tags' ? (answer as BulkResult | null) : null;
  for (const { key: follower, action } of followersOf(key))
    updateChange(follower, {
      after: undefined,
      ...(action.kind === 'lost' && result?.undo_id && { action: ofUndo(action, result.undo_id) }),
    } as Partial<Change>);
  if (result && result.skipped.length > 0)
    updateChange(key, {
      sendingUntil: 0,
      refusal: { isConflict: false, reason: null, skipped: result.skipped },
    });
  else dropChange(key);
  announceSent(change, answer);
}

const ofUndo = <T extends { leads: unknown }>(action: T, undo_id: number) => ({
  ...action,
  leads: { undo_id },
});
