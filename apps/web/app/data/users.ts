import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callForToken } from '~/lib/api-client';
import { toPage } from '~/lib/paged';
import { readSession } from '~/lib/session';
import { KEPT_OFFLINE } from './kept-offline';
import { KEYS, LISTS } from './keys';
import { leadListsChanged, usersChanged } from './stale';

export type UserSort = (typeof api.USER_SORTS)[number];
export type UserListParams = {
  page: number;
  search: string;
  sort: UserSort;
  order: 'asc' | 'desc';
};
type UserPage = { data: api.StaffUser[]; total: number };
export type UserBody = api.CallOf<typeof api.createUser>['body'];
export type UserUpdate = api.CallOf<typeof api.updateUser>['body'];

const PAGES = [...LISTS.users, 'page'];

export const usersQuery = ({ search, ...rest }: UserListParams) =>
  queryOptions({
    queryKey: [...PAGES, { search, ...rest }],
    queryFn: async (): Promise<UserPage> =>
      toPage(
        await call(api.listUsers, {
          query: { ...rest, per_page: api.PAGE_SIZE, ...(search && { search }) },
        }),
      ),
    placeholderData: keepPreviousData,
  });

const mayReadStaff = () => {
  const { role } = readSession();
  return role !== null && api.isAllowed(role, 'user:read:team');
};

/** Everyone the viewer may see, by name; empty for a salesman. */
export const staffQuery = queryOptions({
  queryKey: [...LISTS.users, 'staff'],
  queryFn: async () =>
    mayReadStaff() ? toPage(await call(api.listUsers, { query: { sort: 'name' } })).data : [],
  ...KEPT_OFFLINE,
});

export type Person = { id: number; name: string; isActive: boolean };

/** The same people and the viewer: a leader is not part of their own team, but has contacts too. */
export const peopleQuery = queryOptions({ ...staffQuery, select: toPeople });

function toPeople(staff: api.StaffUser[]): Person[] {
  if (!mayReadStaff()) return [];
  const { userId, name } = readSession();
  const people = staff.map(({ id, name, deactivated_at }) => ({
    id,
    name,
    isActive: deactivated_at === null,
  }));
  const own = { id: Number(userId), name: name ?? '', isActive: true };
  return people.some(({ id }) => id === own.id) ? people : [own, ...people];
}

export type Owner = { id: number; name: string; role: api.Role };

/** Active staff the viewer may assign leads to. */
export const ownersQuery = queryOptions({ ...staffQuery, select: toOwners });

function toOwners(staff: api.StaffUser[]): Owner[] {
  return staff
    .filter(({ deactivated_at }) => deactivated_at === null)
    .map(({ id, name, roles }) => ({ id, name, role: roles[0]?.name ?? 'salesman' }));
}

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.users, 'detail', id],
    queryFn: () => call(api.getUser, { params: { id } }),
    // A form starts from the current values, never from those of an earlier visit.
    gcTime: 0,
  });

export const rolesQuery = queryOptions({
  queryKey: [...KEYS.users, 'roles'],
  queryFn: () => call(api.listRoles),
});

export const leadersQuery = queryOptions({
  queryKey: [...LISTS.users, 'leaders'],
  queryFn: () => call(api.listLeaders),
});

export const createUser = (body: UserBody) => call(api.createUser, { body });

export const updateUser = (id: number, body: UserUpdate) =>
  callForToken(api.updateUser, { params: { id }, body });

/** Replaces the row in every page that shows it; the order may have changed, so lists are refetched. */
export function putUser(cache: QueryClient, user: api.StaffUser): Promise<void> {
  cache.setQueriesData<UserPage>(
    { queryKey: PAGES },
    (page) => page && { ...page, data: page.data.map((row) => (row.id === user.id ? user : row)) },
  );
  return usersChanged(cache);
}

/** → the link, when no mail server can send it. */
export async function inviteUser(cache: QueryClient, id: number): Promise<string | null> {
  const { user, url } = await call(api.inviteUser, { params: { id } });
  void putUser(cache, user);
  return url;
}

const ACTIONS = {
  unlock: api.unlockUser,
  resetTwoFactor: api.resetUserTwoFactor,
  deactivate: api.deactivateUser,
  activate: api.activateUser,
};
export type UserAction = keyof typeof ACTIONS;

export async function runUserAction(cache: QueryClient, kind: UserAction, id: number) {
  const user = await call(ACTIONS[kind], { params: { id } });
  void putUser(cache, user);
  return user;
}

/** Who gets the leads and the team of a deleted user; the server chooses when omitted. */
export type Receivers = { leads?: number | undefined; team?: number | undefined };

/** The user's leads have a new owner, so every list of leads is stale too. */
export async function deleteUser(cache: QueryClient, id: number, receivers: Receivers) {
  const answer = await call(api.deleteUser, {
    params: { id },
    query: { move_leads_to: receivers.leads, move_team_to: receivers.team },
  });
  cache.setQueriesData<UserPage>(
    { queryKey: PAGES },
    (page) => page && { data: page.data.filter((row) => row.id !== id), total: page.total - 1 },
  );
  void usersChanged(cache);
  void leadListsChanged(cache);
  return answer;
}
