import {
  hashKey,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error';
import { dropKept, findKept, keepAnswer } from '~/lib/kept-screens';
import { KEYS, LISTS } from './keys';

/** What people look at. */
const SCREENS: readonly QueryKey[] = [KEYS.board, KEYS.today, LISTS.contacts];
/** Short lists without which those screens are empty. */
const LISTS_OF_SCREENS: readonly QueryKey[] = [
  ...[LISTS.statuses, LISTS.tags, LISTS.leadFields, [...LISTS.users, 'staff']],
  ...[KEYS.lostReasons, KEYS.contactViews],
];
/** Of one lead. No files, no documents, nothing of the investor's room. */
const LEAD_PARTS: ReadonlySet<unknown> = new Set([
  ...['lead', 'timeline', 'score', 'sequence', 'shares', 'searches'],
]);

const startsWith = (key: QueryKey, start: QueryKey) =>
  start.every((part, i) => hashKey([part]) === hashKey([key[i]]));

const isOfLead = (key: QueryKey) =>
  startsWith(key, KEYS.leads) && typeof key[1] === 'number' && LEAD_PARTS.has(key[2]);
const isScreen = (key: QueryKey) =>
  isOfLead(key) || SCREENS.some((screen) => startsWith(key, screen));
const isKept = (key: QueryKey) =>
  isScreen(key) || LISTS_OF_SCREENS.some((list) => startsWith(key, list));

/** Those on screen whose data is of an earlier visit. */
const fromStore = new WeakSet<Query>();
const isFromStore = (query: Query) => fromStore.has(query);

/** Stores what is seen, and shows it again when the server cannot be reached. */
export const keepAnswers: QueryPersister = async (queryFn, context, query) => {
  if (!isKept(query.queryKey)) return queryFn(context);
  const key = query.queryHash;
  try {
    const data = await queryFn(context);
    fromStore.delete(query);
    void keepAnswer(key, data).catch(() => undefined);
    return data;
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    if (status === 403 || status === 404) void dropKept(key);
    if (status !== 0 || query.state.data !== undefined) throw error;
    const kept = await findKept(key).catch(() => null);
    if (!kept) throw error;
    fromStore.add(query);
    // After this answer has been taken over, as if it was just loaded.
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: kept.loadedAt }));
    return kept.data;
  }
};

/** When the oldest of what is on screen was loaded; null while everything is live. */
export function shownSince(cache: QueryClient, isOnline: boolean): number | null {
  const shown = cache.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey, state }) => isScreen(queryKey) && state.dataUpdatedAt > 0,
  });
  if (isOnline && !shown.some(isFromStore)) return null;
  return shown.length > 0 ? Math.min(...shown.map(({ state }) => state.dataUpdatedAt)) : null;
}

/** For a network that is there but does not reach the server: browsers do not report its return. */
export const askAgain = (cache: QueryClient): Promise<void> =>
  cache.refetchQueries({ type: 'active', predicate: isFromStore });
