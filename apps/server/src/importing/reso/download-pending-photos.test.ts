import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ODataServer, startODataServer } from '../../../test/odata-server.ts';
import { drawPhoto } from '../../../test/photos.ts';
import { storePhoto } from '../../listings/photos/photos.service.ts';
import { createSafeFetch } from '../../platform/fetching/safe-fetch.ts';
import type { CopyResult } from './copy-photos.ts';
import { downloadPendingPhotos } from './download-pending-photos.ts';
import { createResoClient } from './reso-client.ts';
import type { PendingPhoto } from './reso-feed.ts';
import { resoSettings } from './reso-settings.ts';

let server: ODataServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'feed-photos-'));
  server = await startODataServer();
  server.files.set('/good.jpg', await drawPhoto({ width: 90, height: 60 }).jpeg().toBuffer());
  server.files.set('/wide.png', await drawPhoto({ width: 120, height: 60 }).png().toBuffer());
  server.files.set('/page.jpg', Buffer.from('<!doctype html><title>404</title>'));
  server.files.set('/half.jpg', (await drawPhoto({ seed: 9 }).jpeg().toBuffer()).subarray(0, 900));
  server.files.set('/huge.jpg', Buffer.alloc(26_000_000));
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const pendingPhoto = (key: string, links: PendingPhoto['links'] = null): PendingPhoto => ({
  system: 'testmls',
  key,
  changedAt: '2025-11-01T08:00:00.000Z',
  links,
});

/** Photos of a listing, in this order. */
const pictured = (key: string, ...paths: string[]) =>
  paths.map((path, Order) => ({
    ResourceRecordKey: key,
    MediaCategory: 'Photo',
    MediaURL: path.startsWith('/') ? server.origin + path : path,
    Order,
  }));

async function download(pending: PendingPhoto[], mostPhotos = 30) {
  const feed = {
    url: server.url,
    settings: resoSettings.parse({ requestsPerSecond: 50, mostPhotos }),
  };
  const fetch = createSafeFetch({ allowsLoopback: true });
  const client = createResoClient({
    feed,
    credentials: { kind: 'bearer', token: 'good-token' },
    fetch,
    sleep: async () => undefined,
  });
  const results = new Map<string, CopyResult>();
  const left = [...pending];
  const outcome = await downloadPendingPhotos({
    feed,
    client,
    fetchPhoto: fetch,
    storePhoto: (bytes) => storePhoto(dataDir, bytes),
    nextPendingPhotos: async (most) => left.splice(0, most),
    keepPhotos: async ({ key }, result) => void results.set(key, result),
  });
  return { ...outcome, results };
}

describe('photos of a listing', () => {
  it('are copied to our storage in order, with one request for many listings', async () => {
    server.media.splice(0, Infinity, ...pictured('A', '/wide.png', '/good.jpg'));
    server.media.push(...pictured('B', '/good.jpg'));
    server.requests.length = 0;
    const { photos, warnings, results } = await download([
      pendingPhoto('A'),
      pendingPhoto('B'),
      pendingPhoto("C'D"),
    ]);
    expect({ photos, warnings }).toEqual({ photos: 3, warnings: [] });
    expect(results.get('A')?.photos).toMatchObject([
      { url: expect.stringMatching(/^\/media\/photos\/[0-9a-f]{64}$/), width: 120 },
      { width: 90 },
    ]);
    expect(results.get("C'D")).toEqual({ photos: [], problems: [], isRetryable: false });
    expect(server.requests.filter((each) => each.startsWith('/odata'))).toEqual([
      "/odata/Media?$filter=ResourceName eq 'Property' and (ResourceRecordKey eq 'A' or ResourceRecordKey eq 'B' or ResourceRecordKey eq 'C''D')",
    ]);
  });

  it('that are broken, hostile or unavailable are skipped, and the others are copied (security 22, 27)', async () => {
    const paths = ['/page.jpg', '/good.jpg', '/half.jpg', '/huge.jpg', '/gone.jpg'];
    server.media.splice(0, Infinity, ...pictured('A', ...paths, 'https://169.254.169.254/key'));
    server.media.push(...pictured('B', '/wide.png'));
    const { results } = await download([pendingPhoto('A'), pendingPhoto('B')]);
    expect(results.get('A')).toMatchObject({ photos: [{ width: 90 }], isRetryable: true });
    expect(results.get('A')?.problems.map(({ code }) => code)).toEqual([
      'importReso.photoUnreadable',
      'importReso.photoUnreadable',
      'importReso.photoTooLarge',
      'importReso.photoUnreachable',
      'importReso.photoRefused',
    ]);
    expect(results.get('B')?.photos).toHaveLength(1);
  });

  it.each([false, true])('are never those of an office of the same key (%s)', async (refuses) => {
    server.options.refusesResourceName = refuses;
    const [home, office] = pictured('A', '/wide.png', '/good.jpg');
    server.media.splice(0, Infinity, { ...home, ResourceName: 'Property' });
    server.media.push({ ...office, ResourceName: 'Office' });
    const { results, warnings } = await download([pendingPhoto('A')]);
    expect([results.get('A')?.photos, warnings]).toEqual([
      [expect.objectContaining({ width: 120 })],
      [],
    ]);
    server.options.refusesResourceName = false;
  });

  it('are limited in number', async () => {
    server.media.splice(0, Infinity, ...pictured('A', '/wide.png', '/good.jpg', '/good.jpg'));
    server.requests.length = 0;
    expect((await download([pendingPhoto('A')], 1)).photos).toBe(1);
    expect(server.requests.filter((each) => !each.startsWith('/odata'))).toEqual(['/wide.png']);
  });

  it('are requested again if the links delivered with the listing have expired', async () => {
    server.media.splice(0, Infinity, ...pictured('A', '/good.jpg'));
    const stale = [{ url: `${server.origin}/stale.jpg`, order: 0 }];
    const fresh = [{ url: `${server.origin}/wide.png`, order: 0 }];
    server.requests.length = 0;
    const { results } = await download([pendingPhoto('A', stale), pendingPhoto('B', fresh)]);
    expect(results.get('A')?.photos).toMatchObject([{ width: 90 }]);
    expect(results.get('B')?.photos).toMatchObject([{ width: 120 }]);
    expect(server.requests.filter((each) => each.startsWith('/odata'))).toHaveLength(1);
  });

  it('that are not accessible cause one warning and nothing else', async () => {
    server.troubles.push({ on: /Media/, mishap: { status: 403 }, times: 1 });
    const { photos, warnings } = await download([pendingPhoto('A')]);
    expect({ photos, warnings }).toEqual({
      photos: 0,
      warnings: [{ code: 'importReso.noPermissionMedia' }],
    });
  });

  it('are requested without our credentials', async () => {
    server.media.splice(0, Infinity, ...pictured('A', '/odata/Property'));
    // The listings require a password: requested as a photo they are refused.
    expect((await download([pendingPhoto('A')])).results.get('A')?.problems).toMatchObject([
      { code: 'importReso.photoUnreachable' },
    ]);
  });
});
