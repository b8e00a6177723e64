import type * as api from '@alpha/contract';
import type { ChosenContacts } from '../contacts';
import type { LostLeads } from '../lost-reasons';
import type { TagChange } from './made-tags';

type NewActivity = api.CallOf<typeof api.addActivity>['body'];
type ActivityChange = api.CallOf<typeof api.updateActivity>['body'];
type Attention = api.CallOf<typeof api.updateLeadAttention>['body'];
type LeadUpdate = api.CallOf<typeof api.updateLead>['body'];
type Message = Omit<api.CallOf<typeof api.sendLeadMessage>['body'], 'idempotency_key'>;
export type Facts = Omit<LeadUpdate, 'lead_status_id' | 'version'>;

/** `words`: what was typed or chosen, for the list of what waits. */
type Worded<T> = T & { words: string };

/** What a person changes on a lead, as one request. */
export type WriteAction = { kind: 'write'; body: NewActivity };
export type MessageAction = { kind: 'message'; body: Message };
export type MoveAction = {
  kind: 'move';
  /** The column that was shown, and its name for the list of what waits. */
  from: number;
  to: number;
  version: number;
  column: string;
  card?: api.LeadSummary;
};
/** `before`: the same facts as they were shown. */
export type FactsAction = Worded<{
  kind: 'facts';
  body: Facts;
  before: Facts;
  statusId: number;
  version: number;
  /** Of the whole form, which can also move and hand over. */
  form?: EditForm;
}>;
export type EditForm = {
  /** The column that was shown. */
  statusBefore: number;
  /** A new one. */
  owner?: { id: number; name: string; role: api.Role };
  /** What was changed, as it was typed. */
  typed: Record<string, string | undefined>;
};
export type LeadAction =
  | WriteAction
  | MessageAction
  | MoveAction
  | Worded<{ kind: 'activity'; activityId: number; body: ActivityChange }>
  | Worded<{ kind: 'remove'; activityId: number; entry: (typeof api.WRITTEN_KINDS)[number] }>
  | Worded<{ kind: 'attention'; body: Attention }>
  | Worded<{ kind: 'tags'; body: TagChange }>
  | FactsAction
  /** Into the trash. */
  | Worded<{ kind: 'delete' }>;

/** What several contacts get. */
export type BulkEdit =
  | { kind: 'assign'; user_id: number; name: string }
  | { kind: 'move'; lead_status_id: number }
  | ({ kind: 'tag' } & TagChange)
  | { kind: 'field'; field_id: number; value: api.FieldValue | null }
  | { kind: 'delete' };
export type BulkAction = Worded<{
  kind: 'bulk';
  edit: BulkEdit;
  chosen: ChosenContacts;
  count: number;
}>;
/** A new contact, with the form as it was filled in. */
export type CreateAction = {
  kind: 'create';
  body: api.CallOf<typeof api.createLead>['body'];
  typed: Record<string, string | undefined>;
};
/** Why leads were lost. Those of a bulk change are known when that has been made. */
export type LostAction = Worded<{
  kind: 'lost';
  leads: LostLeads | null;
  /** Of one lead; null for several. */
  name: string | null;
  count: number;
  body: { reason_id: number | null; words: string };
}>;
export type LooseAction = BulkAction | CreateAction | LostAction;
export type ChangeAction = LeadAction | LooseAction;

export type ChangedLead = Pick<api.Lead, 'id' | 'first_name' | 'last_name'>;
export type Subject =
  | { lead: ChangedLead; action: LeadAction }
  /** About several leads, or about one that does not exist yet. */
  | { lead: null; action: LooseAction };

/** Given back to the person. */
export type Refusal = {
  /** A colleague changed the same. */
  isConflict: boolean;
  /** Why the server refused it. */
  reason: string | null;
  /** It was made, except for these. */
  skipped?: api.BulkResult['skipped'];
};

/** One that the server has not confirmed. */
export type Change = Subject & {
  /** Names it for the server too: sent twice, it is made once. */
  key: string;
  at: string;
  /** Until then the tab that made it is sending it. */
  heldUntil: number;
  /** Until then a request of it is under way again: it can't be taken back. */
  sendingUntil?: number | undefined;
  refusal: Refusal | null;
  /** The change that must be made first, and without which this one means nothing. */
  after?: string | undefined;
};

/** What the server answers. */
export type AnswerOf<A extends ChangeAction> = A extends { kind: 'write' | 'activity' }
  ? api.Activity
  : A extends { kind: 'move' | 'facts' | 'create' }
    ? api.Lead
    : A extends { kind: 'bulk' | 'tags' }
      ? api.BulkResult
      : A extends { kind: 'message' }
        ? api.ResponseOf<typeof api.sendLeadMessage>
        : A extends { kind: 'attention' }
          ? api.ResponseOf<typeof api.updateLeadAttention>
          : unknown;
