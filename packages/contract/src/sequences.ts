import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language } from './language.ts';
import { TEMPLATE_KINDS } from './message-templates.ts';
import { idParams, rowId, success, wholeNumber } from './paging.ts';
import { visibleText } from './text.ts';

export const SEQUENCE_STEPS_MAX = 3;
export const SEQUENCES_MAX = 50;
export const SEQUENCE_DELAY_MAX_DAYS = 60;
/** Leads that one request can start. */
export const SEQUENCE_START_MAX = 500;

const sequence = z.object({
  id: z.number().int(),
  name: z.string(),
  /** For Spanish readers; null: the same name for everybody. */
  name_es: z.string().nullable(),
  /** Inactive ones are no longer offered; leads in them go on. */
  is_active: z.boolean(),
  steps: z.array(
    z.object({
      template_id: z.number().int(),
      template_name: z.string(),
      /** Emails are sent by the server, the others become tasks. */
      channel: z.enum(TEMPLATE_KINDS),
      /** After the step before it was done; of the first, after the start. */
      delay_days: z.number().int(),
    }),
  ),
  /** Leads that are in it now, in the viewer's scope. */
  running: z.number().int(),
  version: z.number().int(),
});
export type Sequence = z.infer<typeof sequence>;

const fields = {
  name: visibleText(80),
  name_es: visibleText(80).nullable(),
  is_active: z.boolean(),
  steps: z
    .array(
      z.strictObject({
        template_id: rowId,
        delay_days: wholeNumber(0, SEQUENCE_DELAY_MAX_DAYS),
      }),
    )
    .min(1)
    .max(SEQUENCE_STEPS_MAX),
};

export const listSequences = endpoint({
  id: 'listSequences',
  method: 'GET',
  path: '/api/sequences',
  access: 'lead:read:own',
  summary: 'Series of messages and calls that a lead can be put into.',
  response: z.array(sequence),
});

export const createSequence = endpoint({
  id: 'createSequence',
  method: 'POST',
  path: '/api/sequences',
  access: 'sequence:write',
  summary: 'Adds a sequence of up to three steps, each with a template of the company.',
  body: z.strictObject(fields),
  response: sequence,
});

export const updateSequence = endpoint({
  id: 'updateSequence',
  method: 'PUT',
  path: '/api/sequences/:id',
  access: 'sequence:write',
  summary: 'Replaces a sequence. Leads in it get the new text and delays of the steps to come.',
  params: idParams,
  body: z.strictObject({ ...fields, version: z.number().int() }),
  response: sequence,
});

export const deleteSequence = endpoint({
  id: 'deleteSequence',
  method: 'DELETE',
  path: '/api/sequences/:id',
  access: 'sequence:write',
  summary: 'Deletes a sequence that no lead is or was in; others can be turned off.',
  params: idParams,
  response: success,
});

export const RUN_STATUSES = ['running', 'paused', 'stopped', 'finished'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Why it is paused or has ended. */
export const RUN_REASONS = [
  // Answers.
  'like',
  'pass',
  'question',
  'reply',
  'form',
  'call',
  // The address does not exist.
  'bounce',
  // The deal is over.
  'won',
  'lost',
  // Erased, or in the trash when a step was due.
  'deleted',
  // A person did it.
  'by_hand',
  // Paused until the new owner continues it.
  'handover',
  'owner_inactive',
] as const;
export type RunReason = (typeof RUN_REASONS)[number];

const leadSequence = z.object({
  id: z.number().int(),
  sequence: z.object({ id: z.number().int(), name: z.string() }),
  status: z.enum(RUN_STATUSES),
  reason: z.enum(RUN_REASONS).nullable(),
  steps: sequence.shape.steps,
  /** The next step, from 1. */
  step: z.number().int(),
  /** When the next step is due. */
  due_at: z.string(),
  /** The step is a task that nobody has completed yet. */
  waits_for_task: z.boolean(),
  locale: language,
  started_at: z.string(),
  started_by: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type LeadSequence = z.infer<typeof leadSequence>;

export const getLeadSequence = endpoint({
  id: 'getLeadSequence',
  method: 'GET',
  path: '/api/leads/:id/sequence',
  access: 'lead:read:own',
  summary: 'Where the lead is in its sequence, or how the latest one ended; null without one.',
  params: idParams,
  response: leadSequence.nullable(),
});

export const RUN_ACTIONS = ['pause', 'resume', 'stop'] as const;
export type RunAction = (typeof RUN_ACTIONS)[number];

export const updateLeadSequence = endpoint({
  id: 'updateLeadSequence',
  method: 'PUT',
  path: '/api/leads/:id/sequence',
  access: 'lead:edit:own',
  summary: 'Pauses, continues or stops the lead’s sequence.',
  params: idParams,
  body: z.strictObject({ action: z.enum(RUN_ACTIONS) }),
  response: leadSequence,
});

/** Why a lead was not started. */
export const START_SKIPS = ['gone', 'running', 'closed'] as const;
export type StartSkip = (typeof START_SKIPS)[number];

export const startSequence = endpoint({
  id: 'startSequence',
  method: 'POST',
  path: '/api/leads/sequences',
  access: 'lead:edit:own',
  summary: 'Starts a sequence for leads. Those that are in one, won or lost are skipped.',
  perMinute: 30,
  body: z.strictObject({
    ids: z.array(rowId).min(1).max(SEQUENCE_START_MAX),
    sequence_id: rowId,
    /** Without one, each lead's own language. */
    locale: language.optional(),
  }),
  response: z.object({
    started: z.number().int(),
    skipped: z.array(z.object({ reason: z.enum(START_SKIPS), count: z.number().int() })),
  }),
});
