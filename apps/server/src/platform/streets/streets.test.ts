import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStreetSetup, getStreets } from '@alpha/contract';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callerWith, freshAddress, signedIn } from '../../../test/people.ts';
import { MIAMI, miamiStreets, streetMap, tileAt } from '../../../test/street-map.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'streets-'));
const file = join(dataDir, 'basemap.pmtiles');
const map = streetMap();
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 }, config: { dataDir } });
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => put(map));

let seconds = 1_700_000_000;
/** Each file is newer than the one before, however fast the test is. */
function put(bytes: Buffer): void {
  writeFileSync(file, bytes);
  seconds += 10;
  utimesSync(file, seconds, seconds);
}

const found = async () => (await callerWith(test)(getStreets)).json().streets;
const addressNow = async (): Promise<string> => (await found()).path;
const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url, headers, remoteAddress: freshAddress() });
const problem = async () =>
  (await (await signedIn(test, 'admin@alpha.test'))(getStreetSetup)).json().problem;

describe('the streets of the map', () => {
  it('are found in the data folder without a restart, with the area they cover', async () => {
    rmSync(file);
    expect(await found()).toBeNull();
    put(map);
    expect(await found()).toEqual({
      path: expect.stringMatching(/^\/media\/streets\/[0-9a-f]{16}\/basemap\.pmtiles$/),
      bounds: [...MIAMI],
      min_zoom: 9,
      max_zoom: 14,
    });
  });

  it('are read as a browser does: the directory, then a tile', async () => {
    const url = await addressNow();
    const archive = new PMTiles({
      getKey: () => url,
      getBytes: async (start, length) => {
        const part = await ask(url, { range: `bytes=${start}-${start + length - 1}` });
        expect(part.statusCode).toBe(206);
        return { data: new Uint8Array(part.rawPayload).buffer };
      },
    });
    const tile = await archive.getZxy(14, ...tileAt(14, -80.2, 25.77));
    expect(new TextDecoder().decode(tile?.data)).toContain('Test Street');
  });
});

describe('a part of the file', () => {
  it('is exactly the bytes that were asked for, may be kept forever and is never compressed', async () => {
    const part = await ask(await addressNow(), {
      range: 'bytes=7-1999',
      'accept-encoding': 'gzip, br',
    });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 7-1999/${map.length}`,
    ]);
    expect(part.rawPayload.equals(map.subarray(7, 2000))).toBe(true);
    expect(part.headers).toMatchObject({
      'content-type': 'application/vnd.pmtiles',
      'content-length': '1993',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
    });
    expect(part.headers['content-encoding']).toBeUndefined();
  });

  it('outside the file, and several parts at once, are refused', async () => {
    for (const range of [`bytes=${map.length}-`, 'bytes=0-1,5-6', 'bytes=5-2']) {
      const { statusCode, headers } = await ask(await addressNow(), { range });
      expect([range, statusCode, headers['content-range'], headers['cache-control']]).toEqual([
        range,
        416,
        `bytes */${map.length}`,
        'no-store',
      ]);
    }
  });

  it('of another version than the condition names is the whole file', async () => {
    const url = await addressNow();
    const { headers } = await ask(url, {}, 'HEAD');
    const range = 'bytes=0-9';
    const same = await ask(url, { range, 'if-range': String(headers.etag) });
    expect([same.statusCode, same.rawPayload.length]).toEqual([206, 10]);
    const other = await ask(url, { range, 'if-range': '"other"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, map.length]);
  });

  it('that the browser has already is not sent again', async () => {
    const url = await addressNow();
    const { headers, body } = await ask(url, { range: 'bytes=0-9' }, 'HEAD');
    expect([headers['content-length'], body]).toEqual([String(map.length), '']);
    const again = await ask(url, { 'if-none-match': `"x", W/${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is at most two megabytes, and a large file is not sent whole', async () => {
    const large = Buffer.concat([map, Buffer.alloc(5_000_000)]);
    put(large);
    const url = await addressNow();
    const part = await ask(url, { range: 'bytes=10-' });
    const last = 10 + 2 * 1024 * 1024 - 1;
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 10-${last}/${large.length}`,
    ]);
    expect(part.rawPayload.length).toBe(last - 9);
    expect((await ask(url)).statusCode).toBe(400);
    expect((await ask(url, {}, 'HEAD')).headers['content-length']).toBe(String(large.length));
  });
});

describe('a file that is replaced', () => {
  it('has a new address; the old one gives nothing, so that no two files are mixed', async () => {
    const before = await addressNow();
    put(streetMap(miamiStreets('Other Street')));
    const after = await addressNow();
    expect(after).not.toBe(before);
    const range = 'bytes=0-99';
    const old = await ask(before, { range });
    expect([old.statusCode, old.headers['cache-control']]).not.toEqual([
      206,
      expect.stringContaining('immutable'),
    ]);
    expect(old.statusCode).toBe(404);
    expect((await ask(after, { range })).statusCode).toBe(206);
  });

  it('between two questions of the same server is noticed by the read itself', async () => {
    const { localSnapshot } = await import('./local-snapshot.ts');
    const snapshot = await localSnapshot(file)();
    put(streetMap(miamiStreets('Other Street')));
    await expect(snapshot.read(0, 100)).rejects.toMatchObject({ name: 'SnapshotChanged' });
  });
});

describe('a file that cannot be used', () => {
  const otherSchema = streetMap({ earth: [], transportation: miamiStreets().roads ?? [] });
  const png = Buffer.from(map);
  png.writeUInt8(2, 99);

  it.each([
    ['an empty file', Buffer.alloc(0), 'otherFormat'],
    ['a text', Buffer.from('no map at all, but long enough to look like one'), 'otherFormat'],
    ['a file that is still being copied', map.subarray(0, map.length - 50), 'incomplete'],
    ['an archive of pictures', png, 'otherFormat'],
    ['an archive of another schema', otherSchema, 'otherFormat'],
  ])('is named to administrators: %s', async (_, bytes, expected) => {
    put(bytes);
    expect(await found()).toBeNull();
    expect(await problem()).toBe(expected);
    put(map);
    expect(await problem()).toBeNull();
  });

  it('is named when it is missing, and is no fault where another map style is drawn', async () => {
    rmSync(file);
    expect(await problem()).toBe('missing');
    const salesman = await signedIn(test, 'salesman@alpha.test');
    expect((await salesman(getStreetSetup)).statusCode).toBe(403);
  });
});

it('no path of a visitor leads to another file (security 22)', async () => {
  writeFileSync(join(dataDir, 'app-secret'), 'secret of this installation');
  const version = (await addressNow()).split('/')[3];
  const paths = [
    '/media/streets/..%2fapp-secret/basemap.pmtiles',
    '/media/streets/%2e%2e/app-secret',
    `/media/streets/${version}/..%2f..%2fapp-secret`,
    `/media/streets/${version}/app-secret`,
    `/media/streets/${version}%00/basemap.pmtiles`,
    '/media/streets/0000000000000000/basemap.pmtiles',
  ];
  for (const path of paths) {
    const { statusCode, body } = await ask(path, { range: 'bytes=0-99' });
    expect([path, statusCode]).toEqual([path, 404]);
    expect(body).not.toContain('secret of');
  }
});
