import { PLAUSIBILITY_LIMITS, PLAUSIBILITY_RULES } from '@alpha/engine/plausibility';
import { refreshSearch } from '../../listings/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { retried } from '../../platform/db/retried.ts';
import { findSetting, saveSetting } from '../../platform/db/settings.queries.ts';
import { transact } from '../../platform/db/transact.ts';
import {
  type CheckToStore,
  type ListingToCheck,
  listListingsOf,
  listListingsToCheck,
  storeChecks,
} from './check-listings.queries.ts';
import { comparePeers, createFindPeers, type FindPeers } from './find-peers.ts';
import { nextCheck } from './next-check.ts';
import { computePeers, listPeers, type PeerKey, replacePeers } from './peers.queries.ts';

const PEERS_SETTING = 'plausibility_peers';
/** Peers are computed again when this share of the listings is to be analyzed, or after a day. */
const RENEW_SHARE = 0.02;
const RENEW_MS = 24 * 3_600_000;
const LISTINGS_AT_ONCE = 5_000;

/** With other rules, every listing is checked again. */
const RULES = JSON.stringify([PLAUSIBILITY_LIMITS, PLAUSIBILITY_RULES]);

export const readFindPeers = async (db: Db): Promise<FindPeers> =>
  createFindPeers(await listPeers(db));

/** Checks these listings, in the transaction that stores their analyses. → those that are now checked or no longer. */
export async function checkListings(
  db: Db,
  ids: readonly number[],
  findPeers: FindPeers,
): Promise<number[]> {
  if (ids.length === 0) return [];
  return storeNext(db, await listListingsToCheck(db, ids), findPeers);
}

/**
 * Computes what listings are compared with, when much has changed; those whose peers moved are checked again.
 * `stale`: analyses that are about to be computed, and checked then.
 */
export async function renewPeers(db: Db, stale: number, signal?: AbortSignal): Promise<void> {
  const known = readStamp(await findSetting(db, PEERS_SETTING));
  const sameRules = known?.rules === RULES;
  const isFresh =
    sameRules && Date.now() - known.at < RENEW_MS && stale < RENEW_SHARE * known.listings;
  if (stale === 0 || isFresh) return;
  const [stored, computed] = [await listPeers(db), await computePeers(db)];
  const { changed, gone } = comparePeers(stored, computed);
  await transact(db, async (inside) => {
    await replacePeers(inside, { changed, gone });
    // A run that ends before all are checked has no rules, so the next one checks everything.
    await saveSetting(inside, PEERS_SETTING, { at: 0, listings: 0, rules: '' });
  });
  const groups = sameRules ? [...changed, ...gone] : [...computed, ...gone];
  if (!(await checkAgain(db, groups, signal))) return;
  const listings = computed
    .filter(({ level, measure }) => level === 'country' && measure === 'rentToPrice')
    .reduce((sum, { count }) => sum + count, 0);
  await saveSetting(db, PEERS_SETTING, { at: Date.now(), listings, rules: RULES });
}

/** False when it was stopped before all were checked. */
async function checkAgain(
  db: Db,
  groups: readonly PeerKey[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (groups.length === 0) return true;
  const findPeers = await readFindPeers(db);
  for (let after = 0; ; ) {
    const listings = await listListingsOf(db, groups, after, LISTINGS_AT_ONCE);
    const last = listings.at(-1);
    if (!last) return true;
    if (signal?.aborted) return false;
    await retried(() =>
      transact(db, async (inside) => {
        await refreshSearch(inside, await storeNext(inside, listings, findPeers));
      }),
    );
    after = last.id;
  }
}

async function storeNext(
  db: Db,
  listings: readonly ListingToCheck[],
  findPeers: FindPeers,
): Promise<number[]> {
  const put: CheckToStore[] = [];
  const gone: number[] = [];
  for (const listing of listings) {
    const next = nextCheck(listing, findPeers(listing));
    if (next && 'put' in next) put.push(next.put);
    else if (next) gone.push(next.gone);
  }
  await storeChecks(db, { put, gone });
  return [...put.map(({ id }) => id), ...gone];
}

type Stamp = { at: number; listings: number; rules: string };

function readStamp(value: unknown): Stamp | null {
  const { at, listings, rules } = (value ?? {}) as Partial<Stamp>;
  return typeof at === 'number' && typeof listings === 'number' && typeof rules === 'string'
    ? { at, listings, rules }
    : null;
}
