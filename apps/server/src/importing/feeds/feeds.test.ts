import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ODataServer, startODataServer } from '../../../test/odata-server.ts';
import { drawPhoto } from '../../../test/photos.ts';
import { resoRecord } from '../../../test/reso-records.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { createSafeInternet } from '../../platform/fetching/safe-fetch.ts';
import { readFeedArguments } from '../command/feed-arguments.ts';
import { importFeed } from '../command/import-feed.ts';
import { refreshNextFeed } from './feed-loop.ts';

const signal = new AbortController().signal;
let test: TestApp;
let server: ODataServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'feeds-'));
  test = await openTestApp({ config: { dataDir } });
  test.deps.internet = createSafeInternet({ allowsLoopback: true });
  server = await startODataServer();
  server.files.set('/a.jpg', await drawPhoto({ width: 90, height: 60 }).jpeg().toBuffer());
  server.files.set(
    '/b.jpg',
    await drawPhoto({ width: 120, height: 60, seed: 3 }).jpeg().toBuffer(),
  );
});
afterAll(async () => {
  await test.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => {
  server.requests.length = 0;
});

const home = (key: string, minute: number, more: Record<string, unknown> = {}) =>
  resoRecord({
    ListingKey: key,
    StreetNumber: String(minute),
    ModificationTimestamp: new Date(Date.UTC(2025, 10, 3, 0, minute)).toISOString(),
    TotalActualRent: 3000,
    ...more,
  });

const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await test.database.db.execute<T>(query)).rows;

const homes = () =>
  rows<{ key: string; status: string; price: number; shown: boolean; photos: number }>(sql`
    select p.source_key as key, p.status::text, p.list_price as price, p.may_display as shown,
      (select count(*)::int from property_images i where i.property_id = p.id) as photos
    from properties p where p.source = 'testmls' order by p.source_key`);

/** Runs the command. */
async function command(
  options: string[] = [],
  env: NodeJS.ProcessEnv = { RESO_TOKEN: 'good-token' },
) {
  const lines: string[] = [];
  const output = {
    out: (line: string) => void lines.push(line),
    err: (text: string) => void lines.push(text),
    isTerminal: false,
  };
  const args = readFeedArguments(['reso', server.url, '--set', 'requestsPerSecond=50', ...options]);
  const code = await importFeed(test.deps, args, output, { env });
  return { code, output: lines.join('\n') };
}

const requestedPhotos = () => server.requests.filter((each) => each.endsWith('.jpg'));

describe('a feed', () => {
  it('is imported and analyzed, with photos, and reports what it did', async () => {
    const picture = (key: string, path: string) => ({
      ResourceRecordKey: key,
      MediaCategory: 'Photo',
      MediaURL: server.origin + path,
      Order: 1,
    });
    server.put(
      home('A', 1),
      home('B', 2, { InternetEntireListingDisplayYN: false }),
      home('C', 3, { InternetAutomatedValuationDisplayYN: false }),
      home('D', 4, { PropertyType: 'Commercial Lease' }),
      home('E', 5, { AssociationFee: 75209, AssociationFeeFrequency: 'Monthly' }),
    );
    server.media.push(picture('A', '/a.jpg'), picture('C', '/b.jpg'), picture('B', '/b.jpg'));
    const dry = await command(['--dry-run']);
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('3 created') });
    expect([await homes(), requestedPhotos()]).toEqual([[], []]);

    const { code, output } = await command();
    expect(output).toContain('3 created, 0 updated, 0 unchanged, 1 skipped, 1 quarantined');
    expect(output).toContain('For rent, not for sale (Commercial Lease).');
    expect(code).toBe(0);
    expect(await homes()).toMatchObject([
      { key: 'A', status: 'active', price: 450000, shown: true, photos: 1 },
      { key: 'B', shown: false, photos: 0 },
      { key: 'C', shown: true, photos: 1 },
    ]);
    expect(
      await rows(sql`select p.source_key as key, p.courtesy_line as line, a.property_id is not null as valued
        from properties p left join property_analyses a on a.property_id = p.id
        where p.source = 'testmls' and p.may_display order by 1`),
    ).toEqual([
      { key: 'A', line: 'Listing courtesy of Example Realty', valued: true },
      { key: 'C', line: 'Listing courtesy of Example Realty', valued: false },
    ]);
    expect(
      await rows(sql`select action from audit_log where action = 'listing.imported'`),
    ).toHaveLength(1);
  });

  it('run again changes nothing and copies no photo twice', async () => {
    const { code, output } = await command();
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('0 created, 0 updated, 0 unchanged'),
    ]);
    expect(requestedPhotos()).toEqual([]);
    // Even when everything is read again, the photos have not changed.
    await rows(sql`update feeds set mark = null`);
    expect((await command()).output).toContain('0 created, 0 updated, 3 unchanged');
    expect(requestedPhotos()).toEqual([]);
  });

  it('updates changes, keeps the old price and copies changed photos', async () => {
    server.media[0] = { ...server.media[0], MediaURL: `${server.origin}/b.jpg` };
    server.put(
      home('A', 30, {
        StreetNumber: '1',
        ListPrice: 425000,
        PhotosChangeTimestamp: '2025-11-03T00:30:00Z',
      }),
      home('C', 31, { StreetNumber: '3', StandardStatus: 'Withdrawn' }),
    );
    expect((await command()).output).toContain('2 updated');
    expect(await homes()).toMatchObject([
      { key: 'A', price: 425000, photos: 1 },
      { key: 'B' },
      { key: 'C', status: 'withdrawn' },
    ]);
    expect(requestedPhotos()).toEqual(['/b.jpg']);
    expect(
      await rows(sql`select h.price from property_prices h join properties p on p.id = h.property_id
        where p.source_key = 'A' order by h.id`),
    ).toEqual([{ price: 450000 }, { price: 425000 }]);
  });

  it('takes listings that vanished from the server off market and never deletes them', async () => {
    server.listings.delete('A');
    await rows(sql`update feeds set mark = jsonb_set(mark, '{keysComparedAt}', 'null')`);
    expect((await command()).output).toContain('1 off market');
    expect((await homes())[0]).toMatchObject({ key: 'A', status: 'off_market' });
    const [{ mark } = { mark: null }] = await rows<{ mark: { keysComparedAt: string } }>(
      sql`select mark from feeds`,
    );
    expect(Date.parse(mark?.keysComparedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('that breaks off keeps what came and continues from there', async () => {
    for (let n = 0; n < 30; n += 1) server.put(home(`N${10 + n}`, 100 + n));
    server.troubles.push({ on: /skiptoken=24/, mishap: { status: 404 }, times: 1 });
    // One of the eight pages belongs to the overlap.
    const broken = await command();
    expect(broken.code).toBe(1);
    expect(broken.output).toContain('23 created');
    expect(broken.output).toContain('No listings (Property) at this URL');
    const { code, output } = await command();
    expect([code, output]).toEqual([0, expect.stringContaining('7 created')]);
  });

  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['the wrong token', { RESO_TOKEN: 'nope' }, 'rejected the token'],
    ['no credentials', {}, 'No credentials for this feed'],
  ])('with %s is refused in plain words', async (_, env, words) => {
    const { code, output } = await command([], env);
    expect([code, output]).toEqual([3, expect.stringContaining(words)]);
    expect(await rows(sql`select last_error->>'code' as code from feeds`)).toEqual([
      { code: expect.stringMatching(/^importReso\./) },
    ]);
  });

  it('is refreshed by the server on schedule, with credentials kept sealed', async () => {
    const options = { signal };
    expect(await refreshNextFeed(test.deps, options)).toBe(false);
    await command(['--every', '60']);
    const [stored] = await rows<{ credentials: string }>(sql`select credentials from feeds`);
    expect(stored?.credentials).toBeTruthy();
    expect(JSON.stringify(stored)).not.toContain('good-token');
    expect(await refreshNextFeed(test.deps, options)).toBe(false);

    server.put(home('Z', 300));
    await rows(sql`update feeds set last_run_at = now() - interval '61 minutes'`);
    // A killed run left its import behind.
    await rows(sql`update imports set status = 'running' where id = (select max(id) from imports)`);
    expect(await refreshNextFeed(test.deps, options)).toBe(true);
    expect((await homes()).map(({ key }) => key)).toContain('Z');
    expect(await rows(sql`select 1 from imports where status = 'running'`)).toEqual([]);
    expect(await refreshNextFeed(test.deps, options)).toBe(false);

    await command(['--every', '0']);
    await rows(sql`update feeds set last_run_at = null`);
    expect(await refreshNextFeed(test.deps, options)).toBe(false);
  });
});
