import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { MIAMI, miamiStreets, streetMap } from '../../../test/street-map.ts';
import { testConfig } from '../../../test/test-app.ts';
import { createSafeInternet } from '../fetching/safe-fetch.ts';
import { remoteSnapshot } from './remote-snapshot.ts';
import { createStreets } from './streets.ts';

let server: Server | undefined;
let asked: string[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  asked = [];
});

/** A server of files, as an object store is. */
async function store(current: () => Buffer, answer = sendPart): Promise<string> {
  server = createServer((request, response) => {
    asked.push(String(request.headers.range));
    answer(request, response, current());
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/us.pmtiles`;
}

function sendPart({ headers }: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = bytes.subarray(Number(first), Number(last) + 1);
  const end = Number(first) + part.length - 1;
  response.writeHead(206, {
    'content-range': `bytes ${first}-${end}/${bytes.length}`,
    etag: `"${bytes.length}-${bytes.at(-1)}"`,
  });
  response.end(part);
}

const INTERNET = createSafeInternet({ allowsLoopback: true });
const streetsAt = (mapPmtiles: string) =>
  createStreets({
    config: testConfig({ mapPmtiles }),
    internet: INTERNET,
  });

describe('streets behind an address', () => {
  const map = streetMap();

  it('are read in ranges by the server itself, each range once (security 22)', async () => {
    const streets = streetsAt(await store(() => map));
    const archive = await streets.find();
    expect(archive?.bounds).toEqual([...MIAMI]);
    const [one, two] = await Promise.all([archive?.read(500, 100), archive?.read(500, 100)]);
    expect(one?.equals(map.subarray(500, 600))).toBe(true);
    expect(two?.equals(one as Buffer)).toBe(true);
    await archive?.read(500, 100);
    expect(asked.filter((range) => range === 'bytes=500-599')).toHaveLength(1);
    expect(asked.filter((range) => range === 'bytes=0-16383')).toHaveLength(1);
  });

  it('that are replaced are noticed by the next read, and found under a new version', async () => {
    const other = streetMap(miamiStreets('Another Street'));
    let now = map;
    const streets = streetsAt(await store(() => now));
    const before = await streets.find();
    now = other;
    await expect(before?.read(700, 50)).rejects.toMatchObject({ name: 'SnapshotChanged' });
    const after = await streets.find();
    expect(after?.version).not.toBe(before?.version);
    expect((await after?.read(700, 50))?.equals(other.subarray(700, 750))).toBe(true);
  });

  it.each([
    ['that are not there', 404, 'missing'],
    ['whose server sends the whole file', 200, 'noRanges'],
    ['whose server fails', 500, 'unreachable'],
  ])('%s are no streets', async (_, status, problem) => {
    const address = await store(
      () => map,
      (_request, response, bytes) => response.writeHead(status).end(bytes),
    );
    expect(await streetsAt(address).find()).toBeNull();
    expect(await streetsAt(address).problem()).toBe(problem);
  });

  it('go on while their server fails for a while', async () => {
    let isDown = false;
    let clock = 0;
    const address = await store(
      () => map,
      (request, response, bytes) =>
        isDown ? response.writeHead(503).end() : sendPart(request, response, bytes),
    );
    const find = remoteSnapshot(address, INTERNET.fetch, () => clock);
    const before = await (await find()).read(300, 20);
    isDown = true;
    clock += 3_600_000;
    expect((await (await find()).read(300, 20)).equals(before)).toBe(true);
    await expect((await find()).read(900, 20)).rejects.toMatchObject({ problem: 'unreachable' });
    isDown = false;
    clock += 3_600_000;
    expect((await (await find()).read(900, 20)).equals(map.subarray(900, 920))).toBe(true);
  });

  it('of a private address are not asked for (security 22)', async () => {
    const config = testConfig({ mapPmtiles: 'https://169.254.169.254/us.pmtiles' });
    expect(await createStreets({ config }).problem()).toBe('unreachable');
  });
});
