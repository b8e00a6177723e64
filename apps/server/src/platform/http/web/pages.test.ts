import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshAddress } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { curators, leads, savedSearches, staffProfiles } from '../../db/schema/index.ts';
import { registerBuiltWeb } from './built-web.ts';
import { ownTarget } from './render.ts';

// As the server itself runs; before any import, because React has another face in a test.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
});

/** Of the web app, as `npm test` has built it. */
const BUILD = join(import.meta.dirname, '../../../../../web/build');

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 1 } });
  app = await buildApp(test.deps, (app, deps) => registerBuiltWeb(app, deps, BUILD));
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const get = (url: string) => app.inject({ url, remoteAddress: freshAddress() });

const PAGES = [
  ...['/', '/services', '/servicios', '/blog', '/blog/market-indicators', '/privacy'],
  ...['/forecasts', '/pronosticos', '/forecasts?metro=33124', '/forecasts?metro=%27<b>'],
  ...['/landings/valeria-montiel', '/quiz', '/step-1', '/profile-result'],
  ...['/property/share/unknown', '/shortlist/unknown', '/alerts/unknown'],
  ...['/no/such/page', '/blog/unknown'],
  ...[
    '/app',
    '/app/login',
    '/app/2fa',
    '/app/forgot-password',
    '/app/reset-password',
    '/app/unlock',
  ],
  ...['/app/listing', '/app/board', '/app/leads/1', '/app/contacts', '/app/users', '/app/imports'],
];

const MISSING = /unknown$|no\/such/;

describe('the page that ends the emails of a saved search', () => {
  const isPaused = async () => {
    const [search] = await test.database.db.select().from(savedSearches);
    return search?.isPaused;
  };

  it('takes the POST of a mail program at its own address, without a cookie or a script (RFC 8058)', async () => {
    const [lead] = await test.database.db.select({ id: leads.id }).from(leads).limit(1);
    await test.database.db.insert(savedSearches).values({
      ...{ leadId: lead?.id ?? 0, name: 'Condos', filter: {}, frequency: 'daily', locale: 'es' },
      ...{ isByInvestor: true, stopKey: 'of-one-search', sinceVersion: 0 },
    });
    const { body, headers } = await get('/alerts/of-one-search?lang=es');
    expect(body).toContain('Condos');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(await isPaused()).toBe(false);
    const posted = await app.inject({
      ...{ method: 'POST', url: '/alerts/of-one-search', remoteAddress: freshAddress() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(posted.statusCode).toBe(200);
    expect(await isPaused()).toBe(true);
  });
});

describe('every page (security 24)', () => {
  it.each(PAGES)('%s runs only our scripts, and cannot be framed or sniffed', async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(MISSING.test(path) ? 404 : 200);
    const policy = String(headers['content-security-policy']);
    const [, sources = ''] = /script-src 'self' ([^;]*)/.exec(policy) ?? [];
    const [, nonce] = /^'nonce-([^']{20,})'$/.exec(sources) ?? [];
    expect(policy).toMatch(/default-src 'self'.*object-src 'none';base-uri 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    // A page of one reader has a nonce, a page for all readers the hashes of its scripts.
    if (!nonce) expect(sources).toMatch(/^('sha256-[^']{44}' ?)+$/);
    for (const [, tag = '', text = ''] of body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/type="application\/(ld\+)?json"/.test(tag)) continue;
      if (nonce) expect(tag).toContain(`nonce="${nonce}"`);
      else if (!/\ssrc="\//.test(tag)) expect(sources).toContain(hashOf(text));
    }
    expect(body).not.toMatch(/\son\w+="|href="javascript:/);
    const again = String((await get(path)).headers['content-security-policy']);
    expect(again === policy).toBe(!nonce);
  });

  it('has no source maps, dotfiles or files of the machine', async () => {
    const built = readdirSync(join(BUILD, 'client'), { recursive: true, encoding: 'utf8' });
    expect(built.filter((name) => /\.map$|(^|\/)\./.test(name))).toEqual([]);
    const asset = built.find((name) => /assets\/.*\.js$/.test(name)) ?? '';
    const script = await get(`/${asset}`);
    expect(script.statusCode).toBe(200);
    expect(script.body).not.toContain('sourceMappingURL');
    for (const path of [
      ...[`/${asset}.map`, '/.env', '/.git/config', '/assets/.env', '/%2eenv', '/package.json'],
      ...['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json'],
      ...['/%2e%2e/%2e%2e/etc/passwd', '/media/photos/..%2f..%2fapp-secret', '/app-secret'],
      ...['/server/index.js', '/..\\..\\package.json', '//etc/passwd', '/api/docs/..%2f.env'],
    ]) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode >= 300 && statusCode < 500]).toEqual([path, true]);
      expect(body).not.toMatch(/"workspaces"|root:x:|sourcesContent/);
    }
  });
});

it('only our own paths are served, however they are spelled, and an unknown method is not a 500 (security 18)', async () => {
  for (const target of ['//evil.test/x', '/\\evil.test/x', '/\\/evil.test/x', 'http://evil.test/x'])
    expect(new URL(ownTarget(target), 'https://alpha.test').host).toBe('alpha.test');
  expect(ownTarget('/blog?to=//x')).toBe('/blog?to=//x');
  for (const method of ['TRACE', 'OPTIONS', 'PATCH', 'DELETE'] as const) {
    const { statusCode } = await app.inject({ method: method as 'GET', url: '/blog' });
    expect([method, statusCode]).toEqual([method, method === 'TRACE' ? 404 : 405]);
  }
});

it('pages use our public address, whatever Host says (security 17)', async () => {
  for (const path of ['/', '/landings/valeria-montiel', '/blog']) {
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test' };
    const { body } = await app.inject({ url: path, headers, remoteAddress: freshAddress() });
    expect(body).toContain(`${test.deps.config.publicUrl}/`);
    expect(body).not.toContain('evil.test');
  }
});

it('a curator’s profile is text, whatever it contains (security 21)', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  await test.database.db
    .update(curators)
    .set({
      displayName: hostile,
      headline: { en: hostile, es: hostile },
      languages: [hostile],
    })
    .where(eq(curators.slug, 'valeria-montiel'));
  await test.database.db.update(staffProfiles).set({ photoUrl: '"><script>alert(1)</script>' });
  const page = () => get('/landings/valeria-montiel');
  // The page from before is kept for an instant.
  await expect.poll(async () => (await page()).body).toContain('&lt;img src=x');
  const { statusCode, body } = await page();
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/<script>alert|<img src=x/);
});

it('a page that fails shows a request id and no cause (security 32)', async () => {
  const { db } = test.database;
  await db.execute('alter table curators rename to gone');
  const answer = await get('/landings/somebody');
  await db.execute('alter table gone rename to curators');
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(answer.body).not.toMatch(/ at .*\.js:\d+|node_modules|select |relation/);
});

it('every page of a demo that others can reach says that it is one, in the reader’s language', async () => {
  const config = { ...test.deps.config, isDemo: true, host: '0.0.0.0' };
  const open = await buildApp({ ...test.deps, config }, (app, deps) =>
    registerBuiltWeb(app, deps, BUILD),
  );
  const read = async (url: string, locale = 'en') =>
    (await open.inject({ url, cookies: { locale }, remoteAddress: freshAddress() })).body;
  for (const path of ['/', '/quiz', '/shortlist/unknown', '/app/login', '/app/board', '/no/such'])
    expect(await read(path), path).toMatch(/<aside[^>]*>This is a demo with made-up people/);
  expect(await read('/', 'es')).toMatch(/<aside[^>]*>Esta es una demostración con personas/);
  await open.close();
  // On this machine alone there is nobody to warn.
  expect((await get('/')).body).not.toMatch(/<aside[^>]*>This is a demo/);
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
