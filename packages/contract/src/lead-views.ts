import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LEAD_SORTS, leadFilter } from './leads.ts';
import { idParams, sortOrder, success } from './paging.ts';
import { visibleText } from './text.ts';

/** Limit for a usable menu. */
export const MOST_VIEWS = 30;

/** Query string of the list: filters and order, without the page. */
const viewQuery = z.strictObject({
  ...leadFilter,
  sort: z.enum(LEAD_SORTS).optional(),
  order: sortOrder.optional(),
});

export const leadView = z.object({
  id: z.number().int(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
});
export type LeadView = z.infer<typeof leadView>;

export const listLeadViews = endpoint({
  id: 'listLeadViews',
  method: 'GET',
  path: '/api/lead-views',
  access: 'lead:read:own',
  summary: 'Your saved filters of the contact list, by name.',
  response: z.array(leadView),
});

export const createLeadView = endpoint({
  id: 'createLeadView',
  method: 'POST',
  path: '/api/lead-views',
  access: 'lead:read:own',
  summary: 'Saves a filter.',
  body: z.strictObject({ name: visibleText(60), query: viewQuery }),
  response: leadView,
});

export const updateLeadView = endpoint({
  id: 'updateLeadView',
  method: 'PUT',
  path: '/api/lead-views/:id',
  access: 'lead:read:own',
  summary: 'Renames or updates a saved filter.',
  params: idParams,
  body: z.strictObject({ name: visibleText(60).optional(), query: viewQuery.optional() }),
  response: leadView,
});

export const deleteLeadView = endpoint({
  id: 'deleteLeadView',
  method: 'DELETE',
  path: '/api/lead-views/:id',
  access: 'lead:read:own',
  summary: 'Deletes a saved filter. The leads stay.',
  params: idParams,
  response: success,
});
