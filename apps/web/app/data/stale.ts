import type { LeadEvent } from '@alpha/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { KEYS, LISTS } from './keys';

/** What is on screen is refetched now, the rest when it is next shown. */
async function markStale(cache: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

/** One lead: its facts, timeline and shares. */
export const leadChanged = (cache: QueryClient, id: number) =>
  markStale(cache, [[...KEYS.leads, id]]);

/** Every list that shows or counts leads; not the page of a single lead. */
export const leadListsChanged = (cache: QueryClient) =>
  markStale(cache, [
    KEYS.contacts,
    KEYS.contactImports,
    KEYS.board,
    KEYS.today,
    KEYS.trash,
    KEYS.dashboard,
    [...KEYS.leads, 'duplicate'],
    KEYS.shares,
    KEYS.shortlists,
    KEYS.audit,
    // Both count leads.
    LISTS.statuses,
    LISTS.users,
  ]);

/** Many leads at once, and which ones is unknown: single-lead pages too. */
export const leadsChanged = (cache: QueryClient) =>
  Promise.all([markStale(cache, [KEYS.leads]), leadListsChanged(cache)]);

export const todayChanged = (cache: QueryClient) => markStale(cache, [KEYS.today]);

export const notificationsChanged = (cache: QueryClient) =>
  markStale(cache, [[...KEYS.notifications, 'list']]);

export const contactListChanged = (cache: QueryClient) => markStale(cache, [LISTS.contacts]);

export const dashboardChanged = (cache: QueryClient) =>
  markStale(cache, [[...KEYS.dashboard, 'figures']]);

export const statusesChanged = (cache: QueryClient) => markStale(cache, [LISTS.statuses]);

/** Their list, and where they are filled in for a lead. */
export const templatesChanged = (cache: QueryClient) =>
  markStale(cache, [KEYS.templates, KEYS.leads]);

export const sequencesChanged = (cache: QueryClient) =>
  markStale(cache, [KEYS.sequences, KEYS.leads]);
export const leadFieldsChanged = (cache: QueryClient) => markStale(cache, [KEYS.leadFields]);

export const tagsChanged = (cache: QueryClient) => markStale(cache, [KEYS.tags]);

export const usersChanged = (cache: QueryClient) => markStale(cache, [LISTS.users, KEYS.audit]);

/** Listings were imported or undone: search, reports and everything that shows a listing. */
export const listingsChanged = (cache: QueryClient) =>
  markStale(cache, [
    KEYS.listings,
    KEYS.reports,
    KEYS.shares,
    KEYS.shortlists,
    KEYS.imports,
    KEYS.checks,
    KEYS.feeds,
    KEYS.audit,
  ]);

export const pastImportsChanged = (cache: QueryClient) => markStale(cache, [LISTS.imports]);

/** A live event without a lead may mean that columns, custom fields or labels were added, renamed or removed. */
export function statusesMayHaveChanged(cache: QueryClient, event: LeadEvent): void {
  if (event.kind !== 'many' && event.kind !== 'statuses') return;
  void statusesChanged(cache);
  void markStale(cache, [LISTS.leadFields, LISTS.tags]);
}

/** Only for sign-out and a change of user: no cached response may be left for the next one. */
export function forgetEverything(cache: QueryClient): void {
  cache.clear();
}
