import type { Lead } from '@alpha/contract';
import { refusalOf } from '~/lib/api-refusal';
import { readLead } from '../leads';
import type { Change } from './change';
import { isConflict, isRepeated, isUndecided } from './change-failure';
import { dropChange, findChange, readOutbox, updateChange } from './outbox-store';
import { performChange } from './perform-change';

type Outcome = 'sent' | 'refused' | 'undecided';

/** Called before a change leaves the outbox, so that screens show it from the server by then. */
export type OnSent = (leadId: number) => Promise<unknown>;

/** Sends what waits, in the order it was made; one tab at a time. Stops when the server cannot be reached. */
export async function sendWaiting(onSent: OnSent): Promise<void> {
  await whileAlone(async () => {
    /** Another tab is sending an earlier change of these leads. */
    const held = new Set<number>();
    for (const { key } of readOutbox()) {
      // Discarded meanwhile, or its person has signed out.
      const change = findChange(key);
      if (!change || change.refusal) continue;
      if (held.has(change.lead.id) || change.heldUntil > Date.now()) {
        held.add(change.lead.id);
        continue;
      }
      const outcome = await send(change);
      if (outcome === 'undecided') return;
      if (outcome === 'refused') continue;
      await onSent(change.lead.id);
      dropChange(key);
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
    await performChange(change);
    return 'sent';
  } catch (error) {
    if (isRepeated(error)) return 'sent';
    if (isUndecided(error)) return 'undecided';
    if (isConflict(error)) return settle(change);
    return giveBack(change, error);
  }
}

/** Others may have changed something else: only a change of the same is a conflict. */
async function settle(change: Change): Promise<Outcome> {
  try {
    const now = await readLead(change.lead.id);
    const current = onTopOf(change, now);
    if (!current) return giveBack(change, null);
    await performChange(current);
    return 'sent';
  } catch (error) {
    if (isUndecided(error)) return 'undecided';
    return giveBack(change, isConflict(error) ? null : error);
  }
}

/** The same change of the lead as it is now; null when somebody else changed the same. */
function onTopOf(change: Change, now: Lead): Change | null {
  const { action } = change;
  const { version } = now;
  if (action.kind === 'move')
    return now.lead_status_id === action.from || now.lead_status_id === action.to
      ? { ...change, action: { ...action, version } }
      : null;
  if (action.kind !== 'facts') return change;
  const { fields = {}, ...facts } = action.before;
  const isSame =
    Object.entries(facts).every(([name, value]) => now[name as keyof Lead] === value) &&
    // Several options are a list.
    Object.entries(fields).every(
      ([id, value]) => String(now.fields[id] ?? '') === String(value ?? ''),
    );
  return isSame
    ? { ...change, action: { ...action, version, statusId: now.lead_status_id } }
    : null;
}

function giveBack({ key }: Change, error: unknown): Outcome {
  const reason = refusalOf(error) ?? null;
  updateChange(key, { refusal: { isConflict: error === null, reason } });
  return 'refused';
}

/** The person has decided: it is made whatever the lead looks like now. */
export async function applyAgain({ key, lead, action }: Change): Promise<void> {
  const isVersioned = action.kind === 'move' || action.kind === 'facts';
  const now = isVersioned ? await readLead(lead.id).catch(() => null) : null;
  updateChange(key, {
    refusal: null,
    ...(now &&
      action.kind === 'move' && {
        action: { ...action, from: now.lead_status_id, version: now.version },
      }),
    ...(now &&
      action.kind === 'facts' && {
        action: {
          ...action,
          before: {},
          ...{ statusId: now.lead_status_id, version: now.version },
        },
      }),
  });
}
