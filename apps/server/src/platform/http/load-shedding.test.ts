import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerErrorReports } from './error-reports.ts';
import { registerLoadShedding } from './load-shedding.ts';
import { registerRequestScope } from './request-scope.ts';

const MOST = 6;

let app: FastifyInstance;
let letGo: () => void;
/** How many are in the handler that waits. */
let inside: number;
beforeEach(async () => {
  app = Fastify({ trustProxy: true });
  registerRequestScope(app);
  registerErrorReports(app, { errorWebhookUrl: undefined, processRole: 'all' } as never);
  registerErrorHandler(app);
  registerLoadShedding(app, MOST);
  inside = 0;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const wait = async () => {
    inside += 1;
    await gate;
    return { done: true };
  };
  app.get('/api/slow', wait);
  app.post('/api/form', wait);
  app.post('/api/file', { config: { isUpload: true } }, wait);
  app.get('/api/ready', async () => 'ready');
  app.get('/media/photos/:hash', async () => 'photo');
  app.get('/assets/app.js', async () => 'script');
  app.get('/*', async () => (await app.inject('/api/quick')).json());
  app.get('/api/taken', async (_request, reply) => {
    reply.hijack();
    reply.raw.end('by another');
  });
  app.get('/api/quick', async () => ({ quick: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Each from a different address by default. */
let visitors = 0;
const ask = (path: string, { headers, ...init }: RequestInit = {}, address?: string) => {
  visitors += 1;
  const from = { 'x-forwarded-for': address ?? `10.0.0.${visitors}` };
  return fetch(url(path), { ...init, headers: { ...from, ...(headers as object) } });
};

const slowOnes = (count: number) => Array.from({ length: count }, () => ask('/api/slow'));

const url = (path: string) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;

describe('a server that is full', () => {
  it('replies at once in the reader’s language, and serves the requests it has accepted', async () => {
    const waiting = [...slowOnes(MOST - 1), ask('/api/form', { method: 'POST' })];
    await expect.poll(() => inside).toBe(MOST);

    const refused = await ask('/api/quick', { headers: { 'accept-language': 'es' } });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      code: 'service.busy',
      message: expect.stringContaining('mucha demanda'),
    });
    const page = await ask('/blog');
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toMatch(/try again by itself.*volverá a intentarlo sola/s);

    // Health checks and files are never refused.
    for (const path of ['/api/ready', '/media/photos/a', '/assets/app.js'])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    // By the route, not by how a path is spelled.
    for (const path of ['/assets/none.js', '/api/readyness', '/metrics', '/blog.data'])
      expect([path, (await ask(path)).status]).toEqual([path, 503]);
    const upload = ask('/api/file', { method: 'POST' });
    await expect.poll(() => inside).toBe(MOST + 1);

    letGo();
    for (const answer of [...waiting, upload]) expect((await answer).status).toBe(200);
    expect((await ask('/api/quick')).status).toBe(200);
  });

  it('does not refuse API requests of a page it has accepted', async () => {
    const waiting = slowOnes(MOST - 1);
    await expect.poll(() => inside).toBe(MOST - 1);
    expect(await (await ask('/blog')).json()).toEqual({ quick: true });
    letGo();
    await Promise.all(waiting);
  });

  it('is not filled by one visitor alone, who has room again when others have left', async () => {
    const alone = Array.from({ length: MOST / 2 }, () => ask('/api/slow', {}, '10.9.9.9'));
    await expect.poll(() => inside).toBe(MOST / 2);
    expect((await ask('/api/quick', {}, '10.9.9.9')).status).toBe(503);
    expect((await ask('/api/quick')).status).toBe(200);
    letGo();
    await Promise.all(alone);
    expect((await ask('/api/quick', {}, '10.9.9.9')).status).toBe(200);
  });

  it('is not filled by the addresses of one network either', async () => {
    const alone = Array.from({ length: MOST / 2 }, (_, i) =>
      ask('/api/slow', {}, `2001:db8:1:2::${i}`),
    );
    await expect.poll(() => inside).toBe(MOST / 2);
    expect((await ask('/api/quick', {}, '2001:db8:1:2:ffff::9')).status).toBe(503);
    expect((await ask('/api/quick', {}, '2001:db8:1:3::9')).status).toBe(200);
    letGo();
    await Promise.all(alone);
  });

  it('also refuses requests whose body arrives later', async () => {
    const { port } = app.server.address() as AddressInfo;
    const answers: string[] = [];
    const late = Array.from({ length: 3 * MOST }, (_, i) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (chunk) => answers.push(String(chunk).slice(0, 12)));
      socket.write(
        `POST /api/form HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 10.7.0.${i}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
      );
      return socket;
    });
    // They are slow by then, and hold no place.
    await expect.poll(async () => (await ask('/api/quick')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    for (const socket of late) socket.write('}');
    await expect.poll(() => inside).toBe(MOST);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(inside).toBe(MOST);
    expect(answers.every((answer) => answer === 'HTTP/1.1 503')).toBe(true);
    letGo();
    await expect.poll(async () => (await ask('/api/quick')).status).toBe(200);
    for (const socket of late) socket.destroy();
  });

  it('has room again when a request is answered', async () => {
    for (let i = 0; i < 2 * MOST; i += 1) expect((await ask('/api/taken')).status).toBe(200);
  });

  it('is not filled by clients that send slowly or leave', async () => {
    const { port } = app.server.address() as AddressInfo;
    const slow = Array.from({ length: 2 * MOST }, () => connect(port, '127.0.0.1'));
    for (const socket of slow)
      socket.write(
        'POST /api/form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
      );
    await expect.poll(async () => (await ask('/api/quick')).status).toBe(200);
    for (const socket of slow) socket.destroy();
    expect((await ask('/api/quick')).status).toBe(200);
  });

  it('finishes the work of a disconnected client, and then has room again', async () => {
    const gone = new AbortController();
    for (let i = 0; i < MOST; i += 1)
      void ask('/api/slow', { signal: gone.signal }).catch(() => undefined);
    await expect.poll(() => inside).toBe(MOST);
    gone.abort();
    expect((await ask('/api/quick')).status).toBe(503);
    letGo();
    await expect.poll(async () => (await ask('/api/quick')).status).toBe(200);
  });
});
