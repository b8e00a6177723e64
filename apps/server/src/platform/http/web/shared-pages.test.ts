import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createLead, createShareLink, revokeShare, saveRoomHomes } from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshAddress, signedIn } from '../../../../test/people.ts';
import { openRoom } from '../../../../test/room.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { curators, properties, searchState, shareLinks, users } from '../../db/schema/index.ts';
import { registerBuiltWeb } from './built-web.ts';
import { createLinkPages } from './link-pages.ts';
import { createSharedPages } from './shared-pages.ts';

// As the server itself runs; before any import, because React has another face in a test.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
});

const BUILD = join(import.meta.dirname, '../../../../../web/build');

let test: TestApp;
/** Two processes on one database. */
let app: FastifyInstance;
let other: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 1 } });
  const open = () => buildApp(test.deps, (app, deps) => registerBuiltWeb(app, deps, BUILD));
  [app, other] = await Promise.all([open(), open()]);
});
afterAll(async () => {
  await app.close();
  await other.close();
  await test.close();
});

const get = (url: string, headers: Record<string, string> = {}, at = app) =>
  at.inject({ url, headers, remoteAddress: freshAddress() });
/** Longer than a version is used. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 300));

const SHARED = ['/', '/services', '/blog', '/quiz', '/landings/valeria-montiel', '/app/login'];

describe('a page that is the same for all readers', () => {
  it.each(SHARED)('%s is rendered once, confirmed with a 304 and sent compressed', async (path) => {
    const first = await get(path);
    expect(first.statusCode).toBe(200);
    const { etag } = first.headers;
    const again = await get(path);
    expect([again.headers.etag, again.body === first.body]).toEqual([etag, true]);
    expect(again.headers['cache-control']).toBe('private, no-cache');

    const confirmed = await get(path, { 'if-none-match': `"x", ${etag}` });
    expect([confirmed.statusCode, confirmed.body]).toEqual([304, '']);
    // The policy goes with the copy that the browser has: the same scripts.
    const policy = 'content-security-policy';
    expect(confirmed.headers[policy]).toBe(first.headers[policy]);

    const small = await get(path, { 'accept-encoding': 'br, gzip' });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(small.rawPayload).toString()).toBe(first.body);
    const plain = await get(path, { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it.each(SHARED)(
    '%s allows its own inline scripts by hash, and no others (security 24)',
    async (path) => {
      const { headers, body } = await get(path);
      const policy = String(headers['content-security-policy']);
      const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
      expect(sources).not.toMatch(/nonce|unsafe/);
      const scripts = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
      const run = scripts.filter(
        ([, attributes = '']) => !/application\/(ld\+)?json/.test(attributes),
      );
      expect(run.length).toBeGreaterThan(1);
      const hashes = run
        .filter(([, , text]) => text)
        .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(sources.split(' ').toSorted()).toEqual(["'self'", ...new Set(hashes)].toSorted());
    },
  );

  it('allows no script that got into its text without our nonce, and shows the nonce nowhere (security 24)', async () => {
    const nonce = 'n0nce';
    const [ours, theirs] = [`run("${nonce}")`, 'steal()'];
    const html = `<script nonce="${nonce}">${ours}</script><p>Bio</p><script>${theirs}</script><script nonce="guess">${theirs}</script>`;
    const rendered = { status: 200, html, nonce, headers: [], usesData: false, isWhole: true };
    const kept = await createSharedPages(async () => null).make('page', async () => rendered);
    const sent = createHash('sha256').update('run("")').digest('base64');
    expect(kept).toMatchObject({ scripts: [`'sha256-${sent}'`] });
    expect(String(kept.html)).toContain('run("")');
    expect(String(kept.html)).not.toContain(nonce);
  });

  it('is one page whatever unknown parameters a link has, and they are nowhere in it', async () => {
    const { etag } = (await get('/services')).headers;
    for (const query of ['?x=1', '?x=2', '?fbclid=abc&gclid=d', '?lang=xx', '?%20'])
      expect([query, (await get(`/services${query}`)).headers.etag]).toEqual([query, etag]);
    const hostile = await get('/?x=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(hostile.body).not.toContain('alert(1)');
  });

  it('is rendered for its reader when the link has a referral or a campaign, which it passes on', async () => {
    for (const path of ['/?ref=8', '/services?utm_source=ad', '/quiz?anything=1']) {
      const { headers, body } = await get(path);
      expect([path, headers.etag]).toEqual([path, undefined]);
      expect(headers['content-security-policy']).toContain("'nonce-");
      expect(body).toMatch(/ref|utm_source|anything/);
    }
  });

  it('is one for each language, and remembers for its reader alone what they read', async () => {
    const english = await get('/services');
    const spanish = await get('/services', { cookie: 'locale=es' });
    expect(english.body).toContain('<html lang="en"');
    expect(spanish.body).toContain('<html lang="es"');
    expect(spanish.headers.etag).not.toBe(english.headers.etag);
    // The next reader of the page kept does not get the cookie of the one before.
    const asked = await get('/services?lang=es');
    expect(asked.headers['set-cookie']).toContain('reading=es');
    const knows = await get('/services?lang=es', { cookie: 'reading=es' });
    expect(knows.headers['set-cookie']).toBeUndefined();
    expect((await get('/services')).headers['set-cookie']).toBeUndefined();
    expect(asked.headers.vary).toContain('cookie');
  });

  it('contains nothing of the request that it was first rendered for', async () => {
    const secret = 'b9f1c4';
    const headers = {
      ...{ cookie: `session=${secret}; other=${secret}`, authorization: `Bearer ${secret}` },
      ...{ 'user-agent': secret, referer: `https://x.test/${secret}`, host: `${secret}.test` },
    };
    for (const path of ['/servicios', '/blog/market-indicators', '/privacy', '/app/2fa']) {
      const { body, headers: sent } = await get(path, headers);
      expect(body).not.toContain(secret);
      expect(JSON.stringify(sent)).not.toContain(secret);
    }
  });

  it('changes with its data, in every process', async () => {
    const { db } = test.database;
    const path = '/landings/valeria-montiel';
    const before = await Promise.all([get(path), get(path, {}, other)]);
    await db
      .update(curators)
      .set({ displayName: 'Valeria Otra' })
      .where(eq(curators.slug, 'valeria-montiel'));
    await soon();
    for (const [i, at] of [app, other].entries()) {
      const { etag } = before[i]?.headers ?? {};
      const after = await get(path, { 'if-none-match': String(etag) }, at);
      expect(after.statusCode).toBe(200);
      expect(after.body).toContain('Valeria Otra');
    }
    // The page of a curator who has left is gone.
    const [curator] = await db.select().from(curators).where(eq(curators.slug, 'valeria-montiel'));
    const isCurator = eq(users.id, curator?.userId ?? 0);
    await db.update(users).set({ deactivatedAt: new Date() }).where(isCurator);
    await soon();
    for (const at of [app, other]) expect((await get(path, {}, at)).statusCode).toBe(404);
    await db.update(users).set({ deactivatedAt: null }).where(isCurator);
    await soon();
    expect((await get(path)).statusCode).toBe(200);
  });

  it('shows other listings once the market has changed', async () => {
    const { body } = await get('/');
    expect((await get('/')).body).toBe(body);
    await test.database.db.update(searchState).set({ version: sql`version + 1` });
    await soon();
    // Nine random ones of some ninety.
    expect((await get('/')).body).not.toBe(body);
  });

  it('is not kept when something was missing in it', async () => {
    const { db } = test.database;
    await db.execute('alter table property_search rename to gone');
    await db.update(searchState).set({ version: sql`version + 1` });
    await soon();
    const broken = await get('/');
    await db.execute('alter table gone rename to property_search');
    expect(broken.headers.etag).toBeUndefined();
    expect((await get('/')).headers.etag).toBeDefined();
  });
});

describe('a report behind a link', () => {
  const newLink = async () => {
    const salesman = await signedIn(test, 'salesman@alpha.test');
    const [home] = await test.database.db.select({ id: properties.id }).from(properties).limit(1);
    const body = { property_id: home?.id, locale: 'es' };
    const { id, url } = (await salesman(createShareLink, { body })).json();
    return { id: Number(id), path: new URL(url).pathname, salesman };
  };
  const read = async (path: string, cookie = '') => {
    const { statusCode, headers, rawPayload } = await get(path, {
      'accept-encoding': 'gzip',
      ...(cookie ? { cookie } : {}),
    });
    return { statusCode, headers, html: gunzipSync(rawPayload).toString() };
  };

  it('is drawn again when its data, its language or its currency are others (security 15)', async () => {
    const { id, path } = await newLink();
    const first = await read(path);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    // The same text: a page that is drawn again has other scripts, with another nonce.
    expect((await read(path)).html).toBe(first.html);
    expect(first.html).not.toMatch(/nonce="[^"]/);
    expect((await read(path, 'locale=en')).html).toContain('<html lang="en"');
    for (const unknown of ['locale=en"><script>', 'locale=xx'])
      expect((await read(path, unknown)).html).toBe(first.html);
    expect((await read(path, 'currency=COP')).html).not.toBe(first.html);
    const { db } = test.database;
    await db.update(shareLinks).set({ message: 'Otra nota' }).where(eq(shareLinks.id, id));
    expect((await read(path)).html).not.toBe(first.html);
  });

  it('is not shown from memory once it is revoked', async () => {
    const { id, path, salesman } = await newLink();
    const { html } = await read(path);
    expect((await read(path)).html).toBe(html);
    await salesman(revokeShare, { params: { id } });
    expect((await read(path)).statusCode).toBe(404);
  });

  it('is kept for each scenario, and no scenario is shown for another', async () => {
    const { path } = await newLink();
    const scenarios = ['', '?hold=7', '?hold=8'];
    const pages: string[] = [];
    for (const search of scenarios) pages.push((await read(path + search)).html);
    expect(new Set(pages).size).toBe(scenarios.length);
    for (const [i, search] of scenarios.entries())
      expect((await read(path + search)).html === pages[i], search).toBe(true);
  });

  it('leaves memory when its link is gone, and when there are too many', () => {
    const pages = createLinkPages(1_000);
    const page = { headers: [], scripts: [], gzipped: Buffer.alloc(300) } as never;
    for (const key of ['/a ', '/a?hold=7 ', '/b '])
      pages.keep({ key, link: key.slice(0, 2) }, 'data', page);
    expect(pages.bytes()).toBe(900);
    pages.drop('/a');
    expect([pages.bytes(), pages.find('/a ', 'data'), pages.find('/b ', 'other')]).toEqual([
      ...[300, null, null],
    ]);
    expect(pages.find('/b ', 'data')).not.toBeNull();
    for (let hold = 1; hold < 40; hold += 1)
      pages.keep({ key: `/c?hold=${hold} `, link: '/c' }, 'data', page);
    expect(pages.bytes()).toBeLessThanOrEqual(1_000);
  });
});

it.each([
  ...['/property/share/unknown', '/shortlist/unknown', '/blog/unknown', '/landings/nobody'],
  ...['/no/such/page', '/app/leads/1', '/app/board/3', '/Services', '/services/', '/_root.data'],
])('%s is never kept', async (path) => {
  const { headers } = await get(path);
  expect(headers.etag).toBeUndefined();
});

describe('the room of an investor', () => {
  const page = async (cookie = '') => {
    const { headers, body } = await get('/room', { cookie });
    return { headers, body };
  };

  it('is drawn for its own browser alone, with its homes, and is not kept', async () => {
    const salesman = await signedIn(test, 'salesman@alpha.test');
    const [home] = await test.database.db.select().from(properties).limit(1);
    const open = async (name: string) => {
      const email = `${name.toLowerCase()}@room-page.test`;
      const body = { first_name: name, last_name: 'Paz', phone: '-', email };
      await salesman(createLead, { body });
      return openRoom(test, email);
    };
    const [ana, bruno] = [await open('Ana'), await open('Bruno')];
    await ana.browser(saveRoomHomes, { body: { homes: [{ property_id: home?.id ?? 0 }] } });

    const own = await page(ana.cookie);
    expect(own.body).toContain('Hello, Ana');
    expect(own.body).toContain(home?.address);
    expect(own.headers['cache-control']).toBe('private, no-store');
    const foreign = await page(bruno.cookie);
    expect(foreign.body).toContain('Hello, Bruno');
    expect(foreign.body).not.toContain(home?.address);
    for (const cookie of ['', 'room=none', 'room=']) {
      const { body } = await page(cookie);
      expect(body).not.toMatch(/Hello, (Ana|Bruno)/);
      expect(body).not.toContain(home?.address);
    }
  });
});
