import type * as api from '@alpha/contract';

type NewActivity = api.CallOf<typeof api.addActivity>['body'];
type ActivityChange = api.CallOf<typeof api.updateActivity>['body'];
type Attention = api.CallOf<typeof api.updateLeadAttention>['body'];
type LeadUpdate = api.CallOf<typeof api.updateLead>['body'];
export type Facts = Omit<LeadUpdate, 'lead_status_id' | 'version'>;

/** What a person changes on a lead, as one request. */
export type WriteAction = { kind: 'write'; body: NewActivity };
export type MoveAction = {
  kind: 'move';
  /** The column that was shown, and its name for the list of what waits. */
  from: number;
  to: number;
  version: number;
  column: string;
  card?: api.LeadSummary;
};
export type ChangeAction =
  | WriteAction
  | MoveAction
  | { kind: 'activity'; activityId: number; body: ActivityChange; words: string }
  | { kind: 'attention'; body: Attention; words: string }
  /** `before`: the same facts as they were shown. */
  | { kind: 'facts'; body: Facts; before: Facts; statusId: number; version: number; words: string };

/** One that the server has not confirmed. */
export type Change = {
  /** Names it for the server too: sent twice, it is made once. */
  key: string;
  at: string;
  lead: Pick<api.Lead, 'id' | 'first_name' | 'last_name'>;
  action: ChangeAction;
  /** Until then the tab that made it is sending it. */
  heldUntil: number;
  /** Given back to the person: the server refused it, or a colleague changed the same. */
  refusal: { isConflict: boolean; reason: string | null } | null;
};

/** What the server answers; a lead or an entry of the timeline. */
export type AnswerOf<A extends ChangeAction> = A extends { kind: 'write' | 'activity' }
  ? api.Activity
  : A extends { kind: 'move' | 'facts' }
    ? api.Lead
    : api.ResponseOf<typeof api.updateLeadAttention>;
