import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language } from './language.ts';
import { idParams, success, tokenParams } from './paging.ts';
import { listing } from './properties.ts';
import { ALERT_FREQUENCIES, ALERT_REASONS, SEARCH_NAME_MAX_LENGTH } from './saved-search-limits.ts';
import { searchConditions } from './search.ts';
import { text, visibleText } from './text.ts';

/** Reads a saved filter as the explorer reads its address. */
export const readSavedFilter = z.strictObject(searchConditions);

/** As in the explorer’s address, so that it opens there again. */
const written = text(60_000).optional();
const names = Object.keys(searchConditions) as (keyof typeof searchConditions)[];
const savedFilter = z
  .strictObject(
    Object.fromEntries(names.map((name) => [name, written])) as Record<
      keyof typeof searchConditions,
      typeof written
    >,
  )
  .superRefine((filter, ctx) => {
    for (const { path } of readSavedFilter.safeParse(filter).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: [...path], params: { reason: 'invalid' } });
  });
export type SavedFilter = z.infer<typeof savedFilter>;

const name = visibleText(SEARCH_NAME_MAX_LENGTH);
const frequency = z.enum(ALERT_FREQUENCIES);

const savedSearch = z.object({
  id: z.number().int(),
  name: z.string(),
  filter: savedFilter,
  /** USD a month, year 1. */
  cash_flow_min: z.number().nullable(),
  /** Percent of the simulations that end without a gain. */
  loss_chance_max: z.number().nullable(),
  frequency,
  is_paused: z.boolean(),
  /** Saved by the investor. */
  is_own: z.boolean(),
  /** Who of staff saved it; `null`: the investor, or somebody who is gone. */
  made_by: z.string().nullable(),
  created_at: z.string(),
  /** Last email; `null`: none yet. */
  last_sent_at: z.string().nullable(),
  /** Listings with news in the last 30 days that are still for sale. */
  news_count: z.number().int(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const conditions = {
  filter: savedFilter,
  cash_flow_min: z.number().min(-100_000).max(100_000).nullable().default(null),
  loss_chance_max: z.number().min(0).max(100).nullable().default(null),
};
const searchConditionsOnly = z.strictObject(conditions);
export type SearchConditions = z.infer<typeof searchConditionsOnly>;

const isAnyCondition = ({ filter, cash_flow_min, loss_chance_max }: SearchConditions) =>
  cash_flow_min !== null || loss_chance_max !== null || Object.keys(filter).length > 0;
const NO_CONDITION = { path: ['filter'], params: { reason: 'required' } };

const newSearch = z
  .strictObject({ name, ...conditions, frequency, locale: language })
  .refine(isAnyCondition, NO_CONDITION);
export type NewSearch = z.infer<typeof newSearch>;

const searchChanges = z.strictObject({
  name: name.optional(),
  frequency: frequency.optional(),
  is_paused: z.boolean().optional(),
  /** All of them at once: what the search asks for from now on. */
  conditions: searchConditionsOnly.refine(isAnyCondition, NO_CONDITION).optional(),
});
export type SearchChanges = z.infer<typeof searchChanges>;

export const listRoomSearches = endpoint({
  id: 'listRoomSearches',
  method: 'GET',
  path: '/api/room/searches',
  access: 'room',
  summary: 'The investor’s saved searches.',
  perMinute: 120,
  response: z.array(savedSearch),
});

export const createRoomSearch = endpoint({
  id: 'createRoomSearch',
  method: 'POST',
  path: '/api/room/searches',
  access: 'room',
  summary: 'Saves a search; news about it is emailed to the investor.',
  perMinute: 20,
  body: newSearch,
  response: savedSearch,
});

export const updateRoomSearch = endpoint({
  id: 'updateRoomSearch',
  method: 'PUT',
  path: '/api/room/searches/:id',
  access: 'room',
  summary:
    'Renames, pauses or resumes a saved search, or changes its conditions or how often it is emailed.',
  perMinute: 60,
  params: idParams,
  body: searchChanges,
  response: savedSearch,
});

export const deleteRoomSearch = endpoint({
  id: 'deleteRoomSearch',
  method: 'DELETE',
  path: '/api/room/searches/:id',
  access: 'room',
  summary: 'Removes a saved search and what it has found.',
  perMinute: 60,
  params: idParams,
  response: success,
});

const searchNews = z.array(
  z.object({
    listing,
    reasons: z.array(z.enum(ALERT_REASONS)).min(1),
    /** Asking price before the cut; `null`: no cut. */
    price_before: z.number().nullable(),
    /** USD a month, before it turned positive. */
    cash_flow_before: z.number().nullable(),
    found_at: z.string(),
  }),
);
export type SearchNews = z.infer<typeof searchNews>[number];

export const listRoomSearchNews = endpoint({
  id: 'listRoomSearchNews',
  method: 'GET',
  path: '/api/room/searches/:id/news',
  access: 'room',
  summary: 'Up to 60 listings with news of the last 30 days that a saved search has found.',
  perMinute: 60,
  params: idParams,
  response: searchNews,
});

export const listLeadSearches = endpoint({
  id: 'listLeadSearches',
  method: 'GET',
  path: '/api/leads/:id/searches',
  access: 'lead:read:own',
  summary: 'Saved searches of a lead, made by the investor or by staff.',
  params: idParams,
  response: z.array(savedSearch),
});

export const createLeadSearch = endpoint({
  id: 'createLeadSearch',
  method: 'POST',
  path: '/api/leads/:id/searches',
  access: 'lead:edit:own',
  summary: 'Saves a search for a lead; news about it is emailed to the lead.',
  perMinute: 30,
  params: idParams,
  body: newSearch,
  response: savedSearch,
});

export const updateLeadSearch = endpoint({
  id: 'updateLeadSearch',
  method: 'PUT',
  path: '/api/saved-searches/:id',
  access: 'lead:edit:own',
  summary:
    'Renames or pauses a lead’s saved search, or changes its conditions or how often it is emailed.',
  params: idParams,
  body: searchChanges,
  response: savedSearch,
});

export const deleteLeadSearch = endpoint({
  id: 'deleteLeadSearch',
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  access: 'lead:edit:own',
  summary: 'Removes a lead’s saved search.',
  params: idParams,
  response: success,
});

const alertState = z.object({ name: z.string(), is_paused: z.boolean() });

export const getAlertState = endpoint({
  id: 'getAlertState',
  method: 'GET',
  path: '/api/alerts/:token',
  access: 'public',
  summary: 'Which saved search an email is about, by the token of its unsubscribe link.',
  perMinute: 60,
  params: tokenParams,
  response: alertState,
});

export const stopAlerts = endpoint({
  id: 'stopAlerts',
  method: 'POST',
  path: '/api/alerts/:token',
  access: 'public',
  summary:
    'Ends the emails of a saved search without signing in (RFC 8058). The search stays, paused.',
  perMinute: 60,
  params: tokenParams,
  response: alertState,
});
