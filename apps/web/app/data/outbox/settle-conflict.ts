import type { Lead } from '@alpha/contract';
import { readLead } from '../leads';
import type { Change } from './change';
import { editOnTop, movesLead } from './edit-action';

/** Others may have changed something else: only a change of the same is a conflict, and null. */
export async function settledChange(change: Change): Promise<Change | null> {
  if (!change.lead) return null;
  return onTopOf(change, await readLead(change.lead.id));
}

/** The same change of the lead as it is now; null when somebody else changed the same. */
function onTopOf(change: Change & { lead: object }, now: Lead): Change | null {
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
  const isFree =
    !movesLead(action) || [action.form?.statusBefore, action.statusId].includes(now.lead_status_id);
  return isSame && isFree ? { ...change, action: editOnTop(action, now) } : null;
}
