import {
  deleteUser,
  getUser,
  listLeaders,
  listRoles,
  listUsers,
  PAGE_SIZE,
  type StaffUser,
  type USER_SORTS,
} from '@alpha/contract';
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { toPage } from '~/lib/paged';

export type UserSort = (typeof USER_SORTS)[number];
export type UserListParams = {
  page: number;
  search: string;
  sort: UserSort;
  order: 'asc' | 'desc';
};
type UserPage = { data: StaffUser[]; total: number };

const LISTS = ['users', 'list'];

export const usersQuery = ({ search, ...rest }: UserListParams) =>
  queryOptions({
    queryKey: [...LISTS, { search, ...rest }],
    queryFn: async (): Promise<UserPage> =>
      toPage(
        await call(listUsers, {
          query: { ...rest, per_page: PAGE_SIZE, ...(search && { search }) },
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Everybody at once: who could receive the leads of somebody who leaves. */
export const everybodyQuery = queryOptions({
  queryKey: ['users', 'everybody'],
  queryFn: async () => toPage(await call(listUsers, { query: { sort: 'name' } })).data,
});

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: () => call(getUser, { params: { id } }),
    // A form starts from what is true now, never from what was true on an earlier visit.
    gcTime: 0,
  });

export const rolesQuery = queryOptions({
  queryKey: ['users', 'roles'],
  queryFn: () => call(listRoles),
});

export const leadersQuery = queryOptions({
  queryKey: ['users', 'leaders'],
  queryFn: () => call(listLeaders),
});

/** A changed user takes its place in every page that shows it; the order may be stale, so ask again. */
export function putUser(cache: QueryClient, user: StaffUser): Promise<void> {
  cache.setQueriesData<UserPage>(
    { queryKey: LISTS },
    (page) => page && { ...page, data: page.data.map((row) => (row.id === user.id ? user : row)) },
  );
  return cache.invalidateQueries({ queryKey: ['users'], predicate: isNoDetail });
}

/** Who gets what somebody leaves behind; nobody named means the server's choice. */
export type Receivers = { leads?: number | undefined; team?: number | undefined };

export async function removeUser(cache: QueryClient, user: StaffUser, receivers: Receivers) {
  const answer = await call(deleteUser, {
    params: { id: user.id },
    query: { move_leads_to: receivers.leads, move_team_to: receivers.team },
  });
  cache.setQueriesData<UserPage>(
    { queryKey: LISTS },
    (page) =>
      page && {
        data: page.data.filter((row) => row.id !== user.id),
        total: page.total - 1,
      },
  );
  // Not only the users: the leads have a new owner, and both boards show it.
  void cache.invalidateQueries({ predicate: isNoDetail });
  return answer;
}

/** The dialog and the form still hold the one user they were about, who may be gone by now. */
const isNoDetail = ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] !== 'one';
