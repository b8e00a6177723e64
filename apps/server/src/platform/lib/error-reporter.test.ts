import { createServer, type Server } from 'node:http';
import { hostname } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { createErrorReporter } from './error-reporter.ts';

type Received = Record<string, unknown> & { error: { message: string; stack: string } };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A real server on this machine that keeps what it is sent. */
async function listen(answer: (respond: (status: number) => void) => void) {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(JSON.parse(body));
    answer((status) => response.writeHead(status).end());
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, url: `http://127.0.0.1:${port}/hook` };
}

const ok = (respond: (status: number) => void) => respond(204);

describe('reports of errors', () => {
  it('contain what failed and where, and nothing about the person it failed for', async () => {
    const { received, url } = await listen(ok);
    const { report, flush } = createErrorReporter({ role: 'web', url });
    const cause = Object.assign(new Error('invalid input syntax for type integer: "Ana Pérez"'), {
      code: '22P02',
    });
    const error = new Error(
      'Failed query: select $1 from users\nparams: ana@example.com,+57 300 123\nsecond line of a note',
      { cause },
    );
    report({ error, requestId: 'abc', method: 'POST', route: '/api/leads/:id', status: 500 });
    await flush(5_000);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      service: 'alpha-agent',
      host: hostname(),
      pid: process.pid,
      role: 'web',
      request_id: 'abc',
      method: 'POST',
      route: '/api/leads/:id',
      status: 500,
      error: { cause: { code: '22P02' } },
    });
    const sent = JSON.stringify(received[0]);
    expect(sent).toContain('select $1 from users');
    expect(received[0]?.error.stack).toContain('error-reporter.test.ts');
    for (const secret of ['ana@', 'example.com', '300 123', 'second line', 'Ana Pérez'])
      expect(sent).not.toContain(secret);
  });

  it('of the same failure are sent once a minute, with the number of suppressed ones', async () => {
    const { received, url } = await listen(ok);
    let now = 1_000_000;
    const { report, flush } = createErrorReporter({ role: 'web', url, now: () => now });
    const fail = () =>
      report({ error: new Error('always the same'), route: '/api/x', status: 500 });
    for (let i = 0; i < 500; i += 1) fail();
    await flush(5_000);
    expect(received).toHaveLength(1);
    now += 61_000;
    fail();
    await flush(5_000);
    expect(received).toHaveLength(2);
    expect(received[1]?.not_reported).toBe(499);
  });

  it('of many different failures are limited too', async () => {
    const { received, url } = await listen(ok);
    const { report, flush } = createErrorReporter({ role: 'web', url });
    for (let i = 0; i < 500; i += 1)
      report({ error: new Error('x'), route: `/api/${i}`, status: 500 });
    await flush(10_000);
    expect(received).toHaveLength(30);
  });

  it('never affect the failing code, whatever the receiver does', async () => {
    const failures: unknown[] = [];
    const { received, url } = await listen(() => undefined);
    const hanging = createErrorReporter({
      role: 'web',
      url,
      onFailure: (error) => failures.push(error),
    });
    const begun = performance.now();
    for (let i = 0; i < 50; i += 1) hanging.report({ error: 'no error at all', route: `/${i}` });
    expect(performance.now() - begun).toBeLessThan(1_000);
    await hanging.flush(50);
    const gone = createErrorReporter({
      role: 'web',
      url: 'http://127.0.0.1:9/',
      onFailure: (error) => failures.push(error),
    });
    gone.report({ error: new Error('x') });
    await gone.flush(5_000);
    expect(failures).toHaveLength(1);
    expect(received.length).toBeLessThanOrEqual(1);
    createErrorReporter({ role: 'web', url: undefined }).report({ error: new Error('x') });
  });
});
