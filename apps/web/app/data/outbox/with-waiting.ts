import type { Activity, Lead, LeadSummary } from '@alpha/contract';
import type { BulkEdit, Change, Facts } from './change';
import { isAbout } from './change-reach';
import { placeOf } from './edit-action';
import { isHeld } from './is-held';

type Shown = LeadSummary & Partial<Pick<Lead, 'fields' | 'lost_reason_id' | 'lost_words'>>;

/** A lead as it will be when what waits on this device has been sent. */
export function withWaiting<L extends Shown>(lead: L, changes: readonly Change[]): L {
  let shown = lead;
  for (const change of changes)
    if (!change.refusal && isAbout(change, lead.id)) shown = { ...shown, ...partOf(shown, change) };
  return shown;
}

function partOf(lead: Shown, { action }: Change): Partial<Shown> {
  switch (action.kind) {
    case 'move':
      return { lead_status_id: action.to };
    case 'tags':
      return { tag_ids: tagged(lead, action.body) };
    case 'facts':
      return { ...factsOf(lead, action.body), ...placeOf(lead, action) };
    case 'bulk':
      return editOf(lead, action.edit);
    case 'lost':
      return { lost_reason_id: action.body.reason_id, lost_words: action.body.words };
    default:
      return {};
  }
}

function editOf(lead: Shown, edit: BulkEdit): Partial<Shown> {
  switch (edit.kind) {
    case 'move':
      return { lead_status_id: edit.lead_status_id };
    case 'tag':
      return { tag_ids: tagged(lead, edit) };
    case 'assign': {
      const { user_id: id, name } = edit;
      return { user_id: id, user: { ...lead.user, id, name } };
    }
    case 'field':
      return factsOf(lead, { fields: { [edit.field_id]: edit.value } });
    case 'delete':
      return {};
  }
}

const tagged = ({ tag_ids }: Shown, change: { add_ids: number[]; remove_ids: number[] }) => [
  ...new Set([...tag_ids.filter((id) => !change.remove_ids.includes(id)), ...change.add_ids]),
];

function factsOf(lead: Shown, { fields: changes, ...facts }: Facts): Partial<Shown> {
  const { user_id: _, ...given } = facts;
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  const values = Object.entries({ ...lead.fields, ...changes });
  const fields = values.flatMap(([id, value]) => (value === null ? [] : [[id, value] as const]));
  return {
    ...Object.fromEntries(known),
    ...(lead.fields && changes && { fields: Object.fromEntries(fields) }),
  };
}

type Entries = {
  shown: Activity[];
  /** Those with an edit that waits. */
  waiting: ReadonlySet<number>;
};

/** A timeline as it will be: edited entries with their new text, deleted ones left out. */
export function withWaitingEntries(
  activities: readonly Activity[],
  changes: readonly Change[],
): Entries {
  const waiting = new Set<number>();
  let shown = [...activities];
  for (const change of changes) {
    const { action, refusal, at } = change;
    if (refusal || (action.kind !== 'activity' && action.kind !== 'remove')) continue;
    const { activityId } = action;
    if (action.kind === 'remove') shown = shown.filter(({ id }) => id !== activityId);
    else {
      if (!isHeld(change, Date.now())) waiting.add(activityId);
      shown = shown.map((row) => (row.id === activityId ? edited(row, action.body, at) : row));
    }
  }
  return { shown, waiting };
}

type Edit = {
  body?: string | undefined;
  due_at?: string | null | undefined;
  is_done?: boolean | undefined;
};

const edited = (row: Activity, { body, due_at, is_done }: Edit, at: string): Activity => ({
  ...row,
  body: body ?? row.body,
  due_at: due_at === undefined ? row.due_at : due_at,
  done_at: is_done === undefined ? row.done_at : is_done ? (row.done_at ?? at) : null,
});
