import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { download } from '~/lib/download';
import { toPage } from '~/lib/paged';
import { LISTS } from './keys';
import { deleteLead } from './leads';
import type { BulkAction } from './outbox/change';
import { sendOrKeep } from './outbox/send-or-keep';
import { leadsChanged } from './stale';

export type ContactFilter = {
  search?: string;
  first_name?: string;
  last_name?: string;
  email?: string;
  phone?: string;
  lead_status_id?: number;
  user_id?: number;
  source?: api.LeadSource;
  profile?: api.InvestorProfile;
  stale_days?: number;
  /** 0: lost, and nobody has said why. */
  lost_reason_id?: number;
  outcome?: api.LeadOutcome;
  outcome_days?: number;
  created_from?: string;
  created_to?: string;
  moved_from?: string;
  moved_to?: string;
  contacted?: 'yes' | 'no';
  imported?: 'yes' | 'no';
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  /** Ids, separated by commas. */
  tags?: string;
  tags_match?: 'any' | 'all';
  /** Conditions about custom fields as JSON. */
  fields?: string;
};
export type ContactOrder = { sort: api.LeadSort; order: 'asc' | 'desc' };
/** Leads by id, or all matches; `seen` is the number the user saw. */
export type ChosenContacts = { ids: number[] } | { matching: ContactFilter; seen: number };

/** `erased`: counted by the figure that opened the list, but not in it. */
type ContactPage = { data: api.ListedLead[]; total: number; erased?: number | undefined };

type ContactsPlace = { page: number; rows: number };

export const contactsQuery = (
  { page, rows }: ContactsPlace,
  filter: ContactFilter,
  order: ContactOrder,
) =>
  queryOptions({
    queryKey: [...LISTS.contacts, { page, rows, filter, order }],
    queryFn: async (): Promise<ContactPage> =>
      toPage(
        await call(api.listLeads, {
          query: { page, per_page: rows, ...filter, ...order },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const downloadContacts = (filter: ContactFilter) =>
  download(api.exportLeads, { query: filter }, 'contacts.csv');

/** While the deletion waits, the row stays, with a mark. */
export async function deleteContact(cache: QueryClient, contact: api.LeadSummary) {
  const { id } = contact;
  const sent = await deleteLead(contact);
  if (!sent.answer) return sent;
  cache.setQueriesData<ContactPage>(
    { queryKey: LISTS.contacts },
    (page) =>
      page && { ...page, data: page.data.filter((row) => row.id !== id), total: page.total - 1 },
  );
  void leadsChanged(cache);
  return sent;
}

/** Now, or when the server can be reached. */
export async function editContacts(cache: QueryClient, action: Omit<BulkAction, 'kind'>) {
  try {
    const sent = await sendOrKeep(null, { kind: 'bulk', ...action });
    if (sent.answer) void leadsChanged(cache);
    return sent;
  } catch (error) {
    // Refused because other leads match now: the list behind the dialog must show them.
    void leadsChanged(cache);
    throw error;
  }
}

export const undoBulk = (cache: QueryClient, undo_id: number) =>
  call(api.undoBulk, { body: { undo_id } }).finally(() => void leadsChanged(cache));
