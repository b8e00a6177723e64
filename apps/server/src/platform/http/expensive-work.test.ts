import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshAddress } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { propertyImages } from '../db/schema/index.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerErrorReports } from './error-reports.ts';
import { registerExpensiveWork } from './expensive-work.ts';
import { registerLoadShedding } from './load-shedding.ts';
import { registerPacing } from './pacing.ts';
import { PAGES_PER_MINUTE } from './request-limits.ts';
import { registerRequestScope } from './request-scope.ts';
import { registerBuiltWeb } from './web/built-web.ts';

vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
});

const BUILD = join(import.meta.dirname, '../../../../web/build');

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 1 } });
  app = await buildApp(test.deps, (app, deps) => registerBuiltWeb(app, deps, BUILD));
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** Async, because `inject` sends nothing before somebody waits for it. */
const get = async (url: string, remoteAddress = freshAddress(), headers = {}) =>
  app.inject({ url, remoteAddress, headers });
const many = (count: number, path: (i: number) => string, address: string) =>
  Array.from({ length: count }, (_, i) => get(path(i), address));

describe('a flood from one address', () => {
  it('is slow for its sender and not for others', async () => {
    const flood = freshAddress();
    let rendered = 0;
    const pages = many(30, (i) => `/no/such/page/${i}`, flood).map(async (page) => {
      expect((await page).statusCode).toBe(404);
      rendered += 1;
    });
    expect((await get('/no/such/page')).statusCode).toBe(404);
    expect(rendered).toBeLessThan(10);
    await Promise.all(pages);
  });

  it('cannot spend its turns on pages for all, which cost nothing', async () => {
    const flood = freshAddress();
    await get('/services');
    for (let wave = 0; wave < 10; wave += 1) {
      const answers = await Promise.all(many(60, (i) => `/services?x=${wave}-${i}`, flood));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
  });

  it('of pages is refused beyond its limit a minute, and others are not', async () => {
    const [flood, office] = [freshAddress(), freshAddress()];
    for (let sent = 0; sent < PAGES_PER_MINUTE; sent += 50)
      for (const { statusCode } of await Promise.all(many(50, () => '/quiz', flood)))
        expect(statusCode).toBe(200);
    const page = await get('/quiz', flood);
    expect(page.statusCode).toBe(429);
    expect(page.headers['content-type']).toContain('text/html');
    expect((await get('/quiz.data', flood)).json().code).toBe('request.tooMany');
    // Files and the API have their own.
    expect((await get('/favicon.svg', flood)).statusCode).toBe(200);
    expect((await get('/api/citiesList', flood)).statusCode).toBe(200);
    expect((await get('/quiz', office)).statusCode).toBe(200);
  });
});

describe('a picture of the demo', () => {
  it('is drawn for homes of the market, and only for those', async () => {
    const [image] = await test.database.db.select().from(propertyImages);
    const url = image?.url ?? '';
    const drawn = await get(url);
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(drawn.body).toMatch(/^<svg/);
    expect(drawn.headers['cache-control']).toContain('immutable');
    const small = await get(url, freshAddress(), { 'accept-encoding': 'gzip' });
    expect(small.headers['content-encoding']).toBe('gzip');
    for (const madeUp of [
      ...['condo-999s-3b-2w-1980-11-7', 'condo-9s-3b-2w-1980-11-7', 'condo-2s-9b-9w-2020-00-1'],
      ...['single_family-1s-3b-2w-1990-00-123456789', '..', 'x', '%00'],
    ])
      expect([madeUp, (await get(`/media/illustrations/${madeUp}/street.svg`)).statusCode]).toEqual(
        [madeUp, 404],
      );
    expect((await get(url.replace(/[a-z]+\.svg$/, 'nothing.svg'))).statusCode).toBe(404);
  });
});

describe('work that waits for its turn', () => {
  const open = async (turns: Partial<Parameters<typeof registerExpensiveWork>[1]> = {}) => {
    const small = Fastify();
    registerRequestScope(small);
    registerErrorReports(small, { errorWebhookUrl: undefined, processRole: 'all' } as never);
    registerErrorHandler(small);
    registerPacing(small);
    registerLoadShedding(small, 6);
    const few = { atOnce: 4, atOncePerKey: 2, burstMs: 60_000, share: 1 / 4 };
    registerExpensiveWork(small, { ...few, mostWaiting: 30, mostWaitingPerKey: 10, ...turns });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    small.get('/media/slow', (request) =>
      small.expensiveWork(request, async () => {
        await gate;
        return { done: true };
      }),
    );
    small.get('/api/quick', async () => ({ quick: true }));
    await small.ready();
    const ask = async (url: string, remoteAddress: string) => small.inject({ url, remoteAddress });
    return { small, ask, release: () => release() };
  };

  it('is refused beyond so many of one address, and of all from the longest queue', async () => {
    const { small, ask, release } = await open();
    const flood = Array.from({ length: 12 }, () => ask('/media/slow', '10.0.0.1'));
    const refused = await ask('/media/slow', '10.0.0.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
    const others = Array.from({ length: 22 }, (_, i) => ask('/media/slow', `10.1.0.${i}`));
    // All is full: a newcomer takes the place of the last of the longest queue.
    const newcomer = ask('/media/slow', '10.2.0.1');
    expect((await flood.at(-1))?.statusCode).toBe(503);
    release();
    for (const answer of [...flood.slice(0, -1), ...others, newcomer])
      expect((await answer).statusCode).toBe(200);
    await small.close();
  });

  it('takes no place from others while it waits', async () => {
    const { small, ask, release } = await open();
    const flood = Array.from({ length: 12 }, () => ask('/media/slow', '10.0.0.1'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await ask('/api/quick', '10.0.0.2')).statusCode).toBe(200);
    release();
    await Promise.all(flood);
    await small.close();
  });
});
