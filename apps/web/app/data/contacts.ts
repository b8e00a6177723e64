import {
  deleteLead,
  isAllowed,
  type Lead,
  listLeads,
  listStatuses,
  listUsers,
  PAGE_SIZE,
} from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { toPage } from '~/lib/paged';
import { readSession } from '~/lib/session';
import type { ContactFilter, ContactOrder } from '~/features/contacts/contact-filter';

type ContactPage = { data: Lead[]; total: number };

export const LISTS = ['contacts', 'list'];

export const contactsQuery = (page: number, filter: ContactFilter, order: ContactOrder) =>
  queryOptions({
    queryKey: [...LISTS, { page, filter, order }],
    queryFn: async (): Promise<ContactPage> =>
      toPage(await call(listLeads, { query: { page, per_page: PAGE_SIZE, ...filter, ...order } })),
    placeholderData: keepPreviousData,
  });

export const statusesQuery = queryOptions({
  queryKey: ['contacts', 'statuses'],
  queryFn: async () => toPage(await call(listStatuses, { query: {} })).data,
});

export type Person = { id: number; name: string; isActive: boolean };

/** Oneself and everybody whose leads one sees; a salesman sees only the own. */
export const peopleQuery = queryOptions({
  queryKey: ['contacts', 'people'],
  queryFn: async (): Promise<Person[]> => {
    const { role, userId, name } = readSession();
    if (role === null || !isAllowed(role, 'user:read:team')) return [];
    const others = toPage(await call(listUsers, { query: { sort: 'name' } })).data;
    const people = others.map(({ id, name, deactivated_at }) => ({
      id,
      name,
      isActive: deactivated_at === null,
    }));
    const own = { id: Number(userId), name: name ?? '', isActive: true };
    return people.some(({ id }) => id === own.id) ? people : [own, ...people];
  },
});

export async function removeContact(cache: QueryClient, { id }: Lead): Promise<void> {
  await call(deleteLead, { params: { id } });
  cache.setQueriesData<ContactPage>(
    { queryKey: LISTS },
    (page) => page && { data: page.data.filter((row) => row.id !== id), total: page.total - 1 },
  );
  void cache.invalidateQueries();
}
