import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerErrorReports } from './error-reports.ts';
import { registerPacing } from './pacing.ts';

let app: FastifyInstance;
let inside: number;
let most: number;
beforeEach(() => {
  app = Fastify();
  registerErrorReports(app, { errorWebhookUrl: undefined, processRole: 'all' } as never);
  registerErrorHandler(app);
  registerPacing(app, {
    sprint: { burst: 40, perSecond: 1_000 },
    steady: { burst: 20, perSecond: 50 },
    mostWaiting: 15,
    atOnce: 4,
  });
  inside = 0;
  most = 0;
  app.get('/media/slow', async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
    return 'done';
  });
  for (const url of ['/*', '/api/quick', '/api/ready', '/media/a', '/assets/app.js'])
    app.get(url, async () => 'done');
});
afterEach(() => app.close());

const timed = async (url: string, remoteAddress: string) => {
  const begun = performance.now();
  const { statusCode, headers } = await app.inject({ url, remoteAddress });
  return { statusCode, headers, ms: performance.now() - begun };
};
const many = (count: number, url: string, address: string) =>
  Promise.all(Array.from({ length: count }, () => timed(url, address)));
const longest = (answers: { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms));

describe('an address that sends without end', () => {
  it.each(['/', '/api/quick', '/media/a'])(
    'waits longer and longer for %s, and others don’t',
    async (url) => {
      const flood = await many(30, url, '10.0.0.1');
      expect(flood.every(({ statusCode }) => statusCode === 200)).toBe(true);
      expect(flood.filter(({ ms }) => ms > 15).length).toBeGreaterThanOrEqual(9);
      expect(longest(flood)).toBeGreaterThan(150);
      const waiting = many(10, url, '10.0.0.1');
      const other = await timed(url, '10.0.0.2');
      expect(other.ms).toBeLessThan(longest(await waiting) / 2);
    },
  );

  it('spreads what it may send at once over a moment, and is not refused', async () => {
    const paced = Fastify();
    registerPacing(paced, {
      sprint: { burst: 10, perSecond: 100 },
      steady: { burst: 1_000, perSecond: 1 },
      mostWaiting: 1,
      atOnce: 4,
    });
    paced.get('/api/quick', async () => 'done');
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => paced.inject({ url: '/api/quick' })),
    );
    expect(performance.now() - begun).toBeGreaterThan(250);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await paced.close();
  });

  it('is refused beyond what may wait, and hears of it late', async () => {
    const flood = await many(50, '/', '10.0.0.1');
    const refused = flood.filter(({ statusCode }) => statusCode === 429);
    // Some have rested while the others came.
    expect(refused.length).toBeGreaterThanOrEqual(10);
    for (const { ms, headers } of refused) {
      expect(ms).toBeGreaterThan(900);
      expect(headers['retry-after']).toBe('2');
    }
  });

  it('has a few pages and pictures in hand at once, and others are served between them', async () => {
    const flood = many(18, '/media/slow', '10.0.0.1');
    const visitor = await timed('/media/slow', '10.0.0.2');
    expect(visitor.statusCode).toBe(200);
    expect((await flood).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(visitor.ms).toBeLessThan(longest(await flood));
    // Four of the flood and the visitor's one.
    expect(most).toBeLessThanOrEqual(5);
    expect((await timed('/media/slow', '10.0.0.1')).statusCode).toBe(200);
  });

  it('still gets files and health checks at once', async () => {
    await many(30, '/', '10.0.0.1');
    for (const url of ['/assets/app.js', '/api/ready']) {
      const all = await many(60, url, '10.0.0.1');
      expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true);
    }
  });
});
