import { randomKey } from '~/lib/random-key';
import { readLead } from '../leads';
import type { Change } from './change';
import { editOnTop } from './edit-action';
import { dropChange, keepChange, updateChange } from './outbox-store';

/** The person has decided: it is made whatever the lead looks like now. */
export async function applyAgain(change: Change): Promise<void> {
  const { key, refusal } = change;
  if (refusal?.skipped) {
    // The others were changed under the earlier key.
    dropChange(key);
    keepChange({ ...change, key: randomKey(), refusal: null });
    return;
  }
  const action = change.lead && (await currentAction(change));
  updateChange(key, { refusal: null, ...(action && { action }) } as Partial<Change>);
}

async function currentAction({ lead, action }: Change & { lead: object }) {
  if (action.kind !== 'move' && action.kind !== 'facts') return null;
  const now = await readLead(lead.id).catch(() => null);
  if (!now) return null;
  const { lead_status_id: statusId, version } = now;
  return action.kind === 'move'
    ? { ...action, from: statusId, version }
    : { ...editOnTop(action, now), before: {} };
}
