import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './instant.ts';
import { idParams, rowId, success } from './paging.ts';
import { visibleText } from './text.ts';

/** Entries written by the system and by users. */
export const ACTIVITY_KINDS = [
  'created',
  'quiz_answered',
  'form_repeated',
  'moved',
  'assigned',
  'edited',
  'merged',
  'mail_sent',
  'message_sent',
  /** A series of messages began, paused or ended. */
  'sequence',
  'email_received',
  'email_bounced',
  'report_opened',
  'shortlist_sent',
  'shortlist_opened',
  'home_answered',
  'question_asked',
  /** In the investor's room, or before it was known whose browser it was. */
  'home_saved',
  'room_invited',
  'scenario_saved',
  'scenario_tried',
  'file_added',
  /** By staff: started, ended, a step completed. */
  'purchase_updated',
  /** By the investor: a step completed, a document uploaded. */
  'purchase_progress',
  'note',
  'call',
  'task',
] as const;
export const WRITTEN_KINDS = ['note', 'call', 'task'] as const;

/** How a call ended. */
export const CALL_OUTCOMES = [
  'reached',
  'no_answer',
  'voicemail',
  'call_back',
  'wrong_number',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const activity = z.object({
  id: z.number().int(),
  lead_id: z.number().int(),
  kind: z.enum(ACTIVITY_KINDS),
  /** Null: the system, or a deleted user. */
  actor: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  body: z.string().nullable(),
  /** Event data: statuses, owners and properties by id and current name. */
  data: z.record(z.string(), z.unknown()),
  created_at: z.string(),
  /** Tasks only. */
  due_at: z.string().nullable(),
  done_at: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;

export const listActivities = endpoint({
  id: 'listActivities',
  method: 'GET',
  path: '/api/leads/:id/activities',
  access: 'lead:read:own',
  summary: 'The timeline of a lead, the latest first.',
  params: idParams,
  response: z.array(activity),
});

const words = visibleText(4_000);

export const addActivity = endpoint({
  id: 'addActivity',
  method: 'POST',
  path: '/api/leads/:id/activities',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary:
    'Adds a note, a call, or a task with a due date. A call with an outcome and a planned call need no text.',
  params: idParams,
  body: z.strictObject({
    kind: z.enum(WRITTEN_KINDS),
    body: words.optional(),
    /** Calls only. */
    outcome: z.enum(CALL_OUTCOMES).optional(),
    /** Calls only: the planned call that this was; it is done now. */
    task_id: rowId.optional(),
    /** Tasks only. */
    due_at: instant.nullish(),
    /** Tasks only: a call at that time. */
    channel: z.literal('call').optional(),
  }),
  response: activity,
});

export const updateActivity = endpoint({
  id: 'updateActivity',
  method: 'PUT',
  path: '/api/activities/:id',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary: 'Edits an entry or completes a task. Only the author can edit the text.',
  params: idParams,
  body: z.strictObject({
    body: words.optional(),
    due_at: instant.nullish(),
    is_done: z.boolean().optional(),
  }),
  response: activity,
});

export const deleteActivity = endpoint({
  id: 'deleteActivity',
  method: 'DELETE',
  path: '/api/activities/:id',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary: 'Deletes your own entry; administrators can delete any. System entries stay.',
  params: idParams,
  response: success,
});
