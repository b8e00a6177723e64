import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerErrorReports } from './error-reports.ts';
import { registerLoadShedding } from './load-shedding.ts';
import { registerRequestScope } from './request-scope.ts';

const MOST = 2;

let app: FastifyInstance;
let letGo: () => void;
/** How many are in the handler that waits. */
let inside: number;
beforeEach(async () => {
  app = Fastify();
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
  app.get('/*', async () => (await app.inject('/api/quick')).json());
  app.get('/api/quick', async () => ({ quick: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const url = (path: string) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;

describe('a server that is full', () => {
  it('says so at once, in the reader’s language, and serves those it has', async () => {
    const waiting = [fetch(url('/api/slow')), fetch(url('/api/form'), { method: 'POST' })];
    await expect.poll(() => inside).toBe(MOST);

    const refused = await fetch(url('/api/quick'), { headers: { 'accept-language': 'es' } });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({
      code: 'service.busy',
      message: expect.stringContaining('muchas personas'),
    });
    const page = await fetch(url('/blog'));
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toMatch(/tries again by itself.*vuelve a intentarlo sola/s);

    // Whoever watches over us, and files that are on their way, are let in all the same.
    expect((await fetch(url('/api/ready'))).status).toBe(200);
    const upload = fetch(url('/api/file'), { method: 'POST' });
    await expect.poll(() => inside).toBe(MOST + 1);

    letGo();
    for (const answer of [...waiting, upload]) expect((await answer).status).toBe(200);
    expect((await fetch(url('/api/quick'))).status).toBe(200);
  });

  it('does not refuse what a page it lets in asks of the API', async () => {
    const waiting = fetch(url('/api/slow'));
    await expect.poll(() => inside).toBe(MOST - 1);
    expect(await (await fetch(url('/blog'))).json()).toEqual({ quick: true });
    letGo();
    await waiting;
  });

  it('is not made so by whoever sends slowly, or leaves', async () => {
    const { port } = app.server.address() as AddressInfo;
    const slow = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
    for (const socket of slow)
      socket.write(
        'POST /api/form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
      );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await fetch(url('/api/quick'))).status).toBe(200);
    for (const socket of slow) socket.destroy();
    expect((await fetch(url('/api/quick'))).status).toBe(200);
  });

  it('goes on with the work of somebody who has left, and then has room again', async () => {
    const gone = new AbortController();
    for (let i = 0; i < MOST; i += 1)
      void fetch(url('/api/slow'), { signal: gone.signal }).catch(() => undefined);
    await expect.poll(() => inside).toBe(MOST);
    gone.abort();
    expect((await fetch(url('/api/quick'))).status).toBe(503);
    letGo();
    await expect.poll(async () => (await fetch(url('/api/quick'))).status).toBe(200);
  });
});
