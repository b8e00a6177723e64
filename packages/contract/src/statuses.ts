import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, listOf, pageQuery, success } from './paging.ts';
import { ROLES } from './roles.ts';
import { visibleText } from './text.ts';

export const leadStatus = z.object({
  id: z.number().int(),
  /** In the reader's language. */
  name: z.string(),
  role: z.enum(ROLES),
  order: z.number().int(),
  /** In lists of statuses: leads in it are lost. */
  is_lost: z.literal(true).optional(),
  /** Leads that were sent a shortlist go here. */
  is_after_shortlist: z.boolean().optional(),
  /** Number of leads in this status; only for users who may edit statuses. */
  leads_count: z.number().int().optional(),
});
export type LeadStatus = z.infer<typeof leadStatus>;

/** `name` is the one for everybody without a Spanish name. */
const editedStatus = leadStatus.extend({
  name_es: z.string().nullable(),
  /** Chance of a sale in percent; null: by its place on the board. */
  probability: z.number().int().nullable(),
  is_after_shortlist: z.boolean(),
});
export type EditedStatus = z.infer<typeof editedStatus>;

export const listStatuses = endpoint({
  id: 'listStatuses',
  method: 'GET',
  path: '/api/lead-statuses',
  access: 'status:read',
  summary: 'Board columns by role and order; all roles unless one is given.',
  query: z.strictObject({
    ...pageQuery,
    role: z.enum(ROLES).optional(),
    all: z.enum(['0', '1', 'true', 'false']).optional(),
  }),
  response: listOf(leadStatus),
});

export const getStatus = endpoint({
  id: 'getStatus',
  method: 'GET',
  path: '/api/app/lead-statuses/:id',
  access: 'status:read',
  summary: 'One status, with its names in both languages.',
  params: idParams,
  response: editedStatus,
});

const statusForm = z.strictObject({
  name: visibleText(80),
  /** Left out: unchanged. Null: Spanish readers see `name`. */
  name_es: visibleText(80).nullable().optional(),
  role: z.enum(ROLES),
  order: z.number().int().min(1).max(999),
  /** Left out: unchanged. Null: by its place on the board. */
  probability: z.number().int().min(0).max(100).nullable().optional(),
  /** Left out: unchanged. */
  is_after_shortlist: z.boolean().optional(),
});

export const createStatus = endpoint({
  id: 'createStatus',
  method: 'POST',
  path: '/api/app/lead-statuses',
  access: 'status:write',
  summary: 'Creates a board column. A column already in that place moves back.',
  body: statusForm,
  response: editedStatus,
});

export const updateStatus = endpoint({
  id: 'updateStatus',
  method: 'PUT',
  path: '/api/app/lead-statuses/:id',
  access: 'status:write',
  summary: 'Updates a board column. Its role cannot change while it has leads.',
  params: idParams,
  body: statusForm,
  response: editedStatus,
});

export const reorderStatuses = endpoint({
  id: 'reorderStatuses',
  method: 'POST',
  path: '/api/lead-statuses/order',
  access: 'status:write',
  summary: 'Reorders all columns of a role, starting at 1.',
  body: z.strictObject({
    role: z.enum(ROLES),
    ids: z.array(z.number().int().min(1)).min(1).max(200),
  }),
  response: z.array(leadStatus),
});

export const deleteStatus = endpoint({
  id: 'deleteStatus',
  method: 'DELETE',
  path: '/api/lead-statuses/:id',
  access: 'status:write',
  summary: 'Deletes an empty board column that is not the last of its role.',
  params: idParams,
  response: success,
});
