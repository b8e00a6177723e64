import { afterEach, describe, expect, it } from 'vitest';
import { startODataServer } from '../../../test/odata-server.ts';
import { resoRecord } from '../../../test/reso-records.ts';
import { createSafeFetch } from '../../platform/fetching/safe-fetch.ts';
import type { SourceItem } from '../rows/listing-row.ts';
import { type FeedMark, NO_MARK } from './feed-mark.ts';
import { createFeedSource, isComparisonDue } from './feed-source.ts';
import { createResoClient } from './reso-client.ts';
import type { PendingPhoto } from './reso-feed.ts';
import { PROPERTY_FIELDS } from './reso-fields.ts';
import { resoSettings } from './reso-settings.ts';

type Server = Awaited<ReturnType<typeof startODataServer>>;
type Raw = Record<string, unknown>;
const running: Server[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(count: number, options: Parameters<typeof startODataServer>[0] = {}) {
  const server = await startODataServer(options);
  running.push(server);
  for (let n = 1; n <= count; n += 1) server.put(home(n));
  return server;
}

/** One a minute, from midnight. */
const home = (n: number, minute = n, more: Raw = {}) =>
  resoRecord({ ListingKey: `K${n}`, ModificationTimestamp: at(minute), ...more });
const at = (minute: number) => new Date(Date.UTC(2025, 10, 3, 0, minute)).toISOString();

/** Stores batches like the pipeline does, in memory. */
function keep(server: Server, settings: Raw = {}) {
  const feed = {
    url: server.url,
    settings: resoSettings.parse({ requestsPerSecond: 50, overlapMinutes: 2, ...settings }),
  };
  const client = createResoClient({
    feed,
    credentials: { kind: 'bearer', token: 'good-token' },
    fetch: createSafeFetch({ allowsLoopback: true }),
    sleep: async () => undefined,
  });
  const kept = {
    mark: NO_MARK as FeedMark,
    homes: new Map<string, SourceItem>(),
    pending: [] as PendingPhoto[],
  };
  async function refresh({ batchSize = 1000, dieAfterBatches = Number.POSITIVE_INFINITY } = {}) {
    const now = Date.parse('2025-11-05T00:00:00Z');
    const ours = isComparisonDue(kept.mark, feed, now)
      ? { onSale: [...kept.homes.keys()].map((key) => ({ system: 'testmls', key })), vanished: [] }
      : null;
    const savePendingPhotos = async (pending: readonly PendingPhoto[]) =>
      void kept.pending.push(...pending);
    const source = createFeedSource({
      client,
      feed,
      start: kept.mark,
      ours,
      savePendingPhotos,
      now: () => now,
    });
    const items: SourceItem[] = [];
    let batch: SourceItem[] = [];
    let batches = 0;
    const write = () => {
      if (batches >= dieAfterBatches) throw new Error('killed');
      for (const item of batch) apply(item);
      kept.mark = structuredClone(source.mark());
      batch = [];
      batches += 1;
    };
    const apply = (item: SourceItem) => {
      items.push(item);
      if (item.kind === 'row') kept.homes.set(item.row.key, item);
      if (item.kind === 'deleted') kept.homes.delete(item.key);
    };
    for await (const item of source.items()) {
      if (batch.length >= batchSize) write();
      batch.push(item);
    }
    write();
    return { items, source, keys: items.map(keyOf) };
  }
  return { kept, refresh };
}

const keyOf = (item: SourceItem) => (item.kind === 'row' ? item.row.key : item.key);
/** Only the fields we read, plus the view right that one operator adds. */
const SELECTED = [...Object.keys(PROPERTY_FIELDS), 'MlgCanView'].join(',');
const questions = ({ requests }: Server) =>
  requests.splice(0).filter((each) => !each.includes('$skip'));

describe('a first run', () => {
  it('reads everything and remembers the latest change', async () => {
    const server = await start(7);
    const { kept, refresh } = keep(server);
    const { keys } = await refresh();
    expect(keys).toEqual(['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7']);
    expect(kept.mark.modifiedAt).toBe(at(7));
    expect(questions(server)).toEqual([
      `/odata/Property?$orderby=ModificationTimestamp asc&$select=${SELECTED}`,
    ]);
  });

  it('adds the configured filter to every query', async () => {
    const server = await start(1);
    const { refresh } = keep(server, { filter: "OriginatingSystemName eq 'testmls'" });
    await refresh();
    expect(questions(server)[0]).toContain("$filter=(OriginatingSystemName eq 'testmls')");
  });
});

describe('the next run', () => {
  it('requests only changes since the mark minus the overlap, and drops known records', async () => {
    const server = await start(7);
    const { kept, refresh } = keep(server);
    await refresh();
    questions(server);
    server.put(home(3, 20, { ListPrice: 399000 }), home(8, 21));
    const { items, keys, source } = await refresh();
    expect(questions(server)).toEqual([
      `/odata/Property?$filter=ModificationTimestamp gt ${at(5)}&$orderby=ModificationTimestamp asc&$select=${SELECTED}`,
    ]);
    expect(keys).toEqual(['K3', 'K8']);
    expect(items[0]).toMatchObject({ row: { listPrice: 399000 } });
    expect(source.repeated()).toBe(2);
    expect(kept.mark.modifiedAt).toBe(at(21));
    expect((await refresh()).keys).toEqual([]);
  });

  it('finds a change that appeared late, within the overlap', async () => {
    const server = await start(7);
    const { refresh } = keep(server);
    await refresh();
    server.put(home(9, 6));
    expect((await refresh()).keys).toEqual(['K9']);
  });

  it('accepts a record with the same time from another system', async () => {
    const server = await start(7);
    const { refresh } = keep(server);
    await refresh();
    server.put({ ...home(7), OriginatingSystemName: 'othermls' });
    expect((await refresh()).items).toMatchObject([{ row: { system: 'othermls', key: 'K7' } }]);
  });

  it('takes withdrawn, sold and deleted listings off the market', async () => {
    const server = await start(4);
    const { kept, refresh } = keep(server);
    await refresh();
    server.put(
      home(1, 30, { StandardStatus: 'Withdrawn' }),
      home(2, 31, { StandardStatus: 'Closed', ClosePrice: 430000, CloseDate: '2025-11-02' }),
      home(3, 32, { StandardStatus: 'Delete' }),
    );
    await refresh();
    expect([...kept.homes.values()]).toMatchObject([
      { row: { key: 'K1', status: 'withdrawn' } },
      { row: { key: 'K2', status: 'sold', soldPrice: 430000, soldOn: '2025-11-02' } },
      { row: { key: 'K4', status: 'active' } },
    ]);
  });

  it('ignores a future date, which would hide all changes until then', async () => {
    const server = await start(2);
    server.put(home(3, 3, { ModificationTimestamp: '2999-01-01T00:00:00Z' }));
    const { kept, refresh } = keep(server);
    await refresh();
    expect(Date.parse(kept.mark.modifiedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });
});

describe('a listing that is deleted without notice', () => {
  it('is found by comparing all keys once a day', async () => {
    const server = await start(5);
    const { kept, refresh } = keep(server);
    await refresh();
    server.listings.delete('K2');
    kept.mark = { ...kept.mark, keysComparedAt: '2025-11-04T12:00:00Z' };
    expect((await refresh()).items).toEqual([]);
    kept.mark = { ...kept.mark, keysComparedAt: '2025-11-03T12:00:00Z' };
    server.requests.length = 0;
    expect((await refresh()).items).toEqual([
      { kind: 'deleted', line: 0, system: 'testmls', key: 'K2', isVanished: true },
    ]);
    expect(questions(server)).toContain('/odata/Property?$select=ListingKey,OriginatingSystemName');
    expect(kept.mark.keysComparedAt).toBe('2025-11-05T00:00:00.000Z');
  });

  it('is ignored if all are missing at once, or if the list breaks off', async () => {
    const server = await start(5);
    const { kept, refresh } = keep(server);
    await refresh();
    kept.mark = { ...kept.mark, keysComparedAt: null };
    const homes = [...server.listings];
    server.listings.clear();
    const empty = await refresh();
    expect(empty.items).toEqual([]);
    expect(empty.source.warnings()).toEqual([{ code: 'importReso.noKeys' }]);
    for (const [key, record] of homes.slice(1)) server.listings.set(key, record);
    server.troubles.push({ on: /select.*skiptoken/, mishap: 'breaks off', times: 6 });
    const { items, source } = await refresh();
    expect([items, source.warnings()]).toEqual([[], [{ code: 'importReso.brokeOff' }]]);
    expect(kept.homes.size).toBe(5);
  });
});

describe('a run that is killed', () => {
  it.each([1, 2, 5, 9])('after %i batches loses nothing and doubles nothing', async (batches) => {
    const server = await start(60, { pageSize: 7 });
    const { kept, refresh } = keep(server);
    await expect(refresh({ batchSize: 5, dieAfterBatches: batches })).rejects.toThrow('killed');
    const written = new Set(kept.homes.keys());
    expect(written.size).toBe(batches * 5);
    // What the mark covers is written.
    for (let n = 1; n <= 60; n += 1)
      if (at(n) <= (kept.mark.modifiedAt ?? '')) expect(written).toContain(`K${n}`);
    const { items } = await refresh();
    expect(kept.homes.size).toBe(60);
    expect(new Set(items.map(keyOf)).size).toBe(items.length);
  });

  it('continues from the mark if the server sorts', async () => {
    const server = await start(60, { pageSize: 7 });
    const { kept, refresh } = keep(server);
    await expect(refresh({ batchSize: 5, dieAfterBatches: 9 })).rejects.toThrow('killed');
    expect(kept.mark.modifiedAt).toBe(at(42));
    const { keys } = await refresh();
    expect(keys[0]).toBe('K43');
  });

  it('keeps what it has when the server fails for good, and reports why', async () => {
    const server = await start(60, { pageSize: 7 });
    const { kept, refresh } = keep(server);
    server.troubles.push({ on: /skiptoken=28/, mishap: 'breaks off', times: 6 });
    const { source } = await refresh();
    expect(source.failure()?.code).toBe('brokeOff');
    expect(kept.homes.size).toBe(28);
    expect(kept.mark.modifiedAt).toBe(at(28));
    await refresh();
    expect(kept.homes.size).toBe(60);
  });
});

describe('a server that does not support $select', () => {
  it.each([/MlgCanView/, /PropertyType/])('(%s) is read all the same', async (refused) => {
    const server = await start(3);
    server.troubles.push({
      on: refused,
      mishap: { status: 400, body: '{"error":{"message":"unknown field"}}' },
      times: 9,
    });
    const { kept, refresh } = keep(server);
    await refresh();
    expect(kept.homes.size).toBe(3);
    expect(kept.mark.modifiedAt).toBe(at(3));
  });
});

describe('a server that does not sort', () => {
  it.each(['ignores it', 'refuses it'] as const)(
    '(%s) is vouched for at the end only',
    async (sorting) => {
      const server = await start(0, { pageSize: 7, sorting });
      for (let n = 1; n <= 60; n += 1) server.put(home(n, (n * 37) % 61));
      const { kept, refresh } = keep(server);
      await expect(refresh({ batchSize: 5, dieAfterBatches: 9 })).rejects.toThrow('killed');
      expect(kept.mark.modifiedAt).toBeNull();
      await refresh();
      expect(kept.homes.size).toBe(60);
      expect(kept.mark.modifiedAt).toBe(at(60));
    },
  );

  it('moves the mark back when disorder is found late', async () => {
    const server = await start(40, { pageSize: 7, sorting: 'ignores it' });
    server.put(home(41, 3), home(42, 4));
    const { kept, refresh } = keep(server);
    await expect(refresh({ batchSize: 10, dieAfterBatches: 4 })).rejects.toThrow('killed');
    expect(kept.mark.modifiedAt).toBe(at(35));
    await refresh();
    server.requests.length = 0;
    expect(kept.mark.modifiedAt).toBe(at(40));
  });
});

describe('photos', () => {
  it('are queued if they may be shown, with the time of their change', async () => {
    const server = await start(1);
    server.put(
      home(2, 2, { PhotosChangeTimestamp: null }),
      home(3, 3, { InternetEntireListingDisplayYN: false }),
      home(4, 4, { StandardStatus: 'Expired' }),
      home(5, 5, { PropertyType: 'Commercial Lease' }),
    );
    const { kept, refresh } = keep(server);
    await refresh();
    expect(kept.pending).toEqual([
      { system: 'testmls', key: 'K1', changedAt: '2025-11-01T08:00:00.000Z', links: null },
      { system: 'testmls', key: 'K2', changedAt: at(2), links: null },
    ]);
    const none = keep(server, { media: 'none' });
    await none.refresh();
    expect(none.kept.pending).toEqual([]);
  });

  it('come with the listing if the server expands them', async () => {
    const server = await start(1);
    const photo = (Order: number, more: Raw = {}) => ({
      ResourceRecordKey: 'K1',
      MediaURL: `https://photos.example/${Order}.jpg`,
      MediaCategory: 'Photo',
      Order,
      ...more,
    });
    server.media.push(
      photo(3),
      photo(2, { PreferredPhotoYN: true }),
      photo(1),
      photo(4, { MediaCategory: 'Floor Plan' }),
      photo(5, { Permission: ['Agent Only'] }),
      photo(6, { Permission: 'Private,Vow' }),
      photo(7),
    );
    const { kept, refresh } = keep(server, { media: 'expand', mostPhotos: 3 });
    await refresh();
    expect(kept.pending[0]?.links).toEqual([
      { url: 'https://photos.example/2.jpg', order: 0 },
      { url: 'https://photos.example/1.jpg', order: 1 },
      { url: 'https://photos.example/3.jpg', order: 2 },
    ]);
  });
});
