import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { isMissing } from '~/lib/api-refusal';
import { toPage } from '~/lib/paged';
import { KEYS, LISTS } from './keys';
import type { ChangedLead, CreateAction, Facts, FactsAction } from './outbox/change';
import { isUndecided } from './outbox/change-failure';
import { sendOrKeep } from './outbox/send-or-keep';
import { isLeadPaused, resumeLead } from './paused-leads';
import { leadChanged, leadListsChanged } from './stale';
import { timelineQuery } from './timeline';

export type LeadBody = api.CallOf<typeof api.createLead>['body'];

export const leadQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, id, 'lead'],
    queryFn: () => readLead(id),
    enabled: () => !isLeadPaused(id),
    staleTime: 0,
  });

/** Separate from the lead on its page: never cached, and never replaced while the user types. */
export const leadFormQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, id, 'form'],
    // Offline from what was seen last: the server compares the version, so that nothing is overwritten.
    queryFn: async ({ client }): Promise<api.ListedLead> => {
      try {
        return await readLead(id);
      } catch (error) {
        const seen = isUndecided(error) && seenLead(client, id);
        if (seen) return seen;
        throw error;
      }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

function seenLead(cache: QueryClient, id: number): api.ListedLead | undefined {
  const lists = cache.getQueriesData<{ data: api.ListedLead[] }>({ queryKey: LISTS.contacts });
  const rows = lists.flatMap(([, page]) => page?.data ?? []);
  return shownLead(cache, id) ?? rows.find((row) => row.id === id);
}

export const duplicateQuery = (email: string, exceptId: number | null) =>
  queryOptions({
    queryKey: [...KEYS.leads, 'duplicate', email.toLowerCase(), exceptId],
    queryFn: ({ signal }) =>
      call(api.findDuplicate, { query: { email, except_id: exceptId ?? undefined } }, { signal }),
    retry: false,
    gcTime: 0,
  });

/** A few leads by name, address or phone, to choose one. */
export const leadChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: [...KEYS.leads, 'choices', search],
    queryFn: async ({ signal }) =>
      toPage(await call(api.listLeads, { query: { search, page: 1, per_page: 5 } }, { signal }))
        .data,
    enabled: search.length > 1,
  });

export const shownLead = (cache: QueryClient, id: number): api.Lead | undefined =>
  cache.getQueryData(leadQuery(id).queryKey);
/** Those of somebody's own scope whom the team was in touch with last. */
export const recentLeadsQuery = queryOptions({
  queryKey: [...KEYS.leads, 'recent-choices'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, per_page: 5, sort: 'last_touched_at', order: 'desc' } as const;
    return toPage(await call(api.listLeads, { query }, { signal })).data;
  },
});

/** The one that was chosen last in this tab: three properties in a row are for the same lead. */
export const chosenLeadQuery = queryOptions({
  queryKey: [...KEYS.leads, 'last-choice'],
  queryFn: ({ client, queryKey }): api.LeadSummary | null => client.getQueryData(queryKey) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const rememberChoice = (cache: QueryClient, lead: api.LeadSummary): void =>
  void cache.setQueryData(chosenLeadQuery.queryKey, lead);

export const readLead = (id: number) => call(api.getLead, { params: { id } });

/** Null: deleted, erased, or assigned to someone whose leads the viewer can't see. */
export async function findLead(id: number): Promise<api.Lead | null> {
  try {
    return await readLead(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Now, or when the server can be reached; `typed`: the form, should it be given back. */
export const createLead = (body: LeadBody, typed: CreateAction['typed']) =>
  sendOrKeep(null, { kind: 'create', body, typed });

/** Now, or when the server can be reached. */
export const updateLead = (lead: ChangedLead, edit: Omit<FactsAction, 'kind'>) =>
  sendOrKeep(lead, { kind: 'facts', ...edit });

export type LeadMove = { leadId: number; statusId: number; version: number };

export const moveLead = ({ leadId, statusId, version }: LeadMove) =>
  call(api.moveLead, { params: { id: leadId }, body: { lead_status_id: statusId, version } });

/** Takes back the own last move. */
export const undoMove = ({ leadId, statusId, version }: LeadMove) =>
  call(api.moveLead, {
    params: { id: leadId },
    body: { lead_status_id: statusId, version, is_undo: true },
  });

/** Now, or when the server can be reached. */
export const deleteLead = (lead: ChangedLead) => sendOrKeep(lead, { kind: 'delete', words: '' });

export const eraseLead = (id: number, email: string) =>
  call(api.eraseLead, { params: { id }, body: { email } });

/** Shows a saved lead at once; its timeline and every list that may contain it are refetched. */
export function putLead(cache: QueryClient, lead: api.Lead): void {
  cache.setQueryData(leadQuery(lead.id).queryKey, lead);
  void cache.invalidateQueries({ queryKey: timelineQuery(lead.id).queryKey });
  void leadListsChanged(cache);
}

/** Shows the lead in its new column before the server has answered. */
export async function showMove(cache: QueryClient, lead: api.Lead, statusId: number) {
  const { queryKey } = leadQuery(lead.id);
  await cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, { ...lead, lead_status_id: statusId });
}

/** Shows edited facts before the server has them. */
export function showFacts(
  cache: QueryClient,
  lead: api.Lead,
  { fields: changes = {}, ...facts }: Facts,
): void {
  const values = Object.entries({ ...lead.fields, ...changes });
  const fields = Object.fromEntries(
    values.flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])),
  );
  const shown = Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  );
  cache.setQueryData(leadQuery(lead.id).queryKey, { ...lead, ...shown, fields });
}

/** Reverts to the previous column until the lead has been refetched. */
export function takeMoveBack(cache: QueryClient, lead: api.Lead): void {
  cache.setQueryData(leadQuery(lead.id).queryKey, lead);
  void leadChanged(cache, lead.id);
}

export function forgetLead(cache: QueryClient, id: number): void {
  cache.removeQueries({ queryKey: [...KEYS.leads, id] });
  resumeLead(id);
  void leadListsChanged(cache);
}
