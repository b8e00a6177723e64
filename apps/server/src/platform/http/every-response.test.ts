import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ENDPOINTS, type Endpoint } from '@alpha/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshAddress, tokenOf } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { propertyImages } from '../db/schema/index.ts';
import { registerBuiltWeb } from './web/built-web.ts';

// As the server itself runs; before any import, because React has another face in a test.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
});

/** Of the web app, as `npm test` has built it. */
const BUILD = join(import.meta.dirname, '../../../../web/build');
const endpoints = ENDPOINTS as readonly Endpoint[];

let test: TestApp;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 1 } });
  const config = { ...test.deps.config, publicUrl: 'https://alpha.example.com' };
  app = await buildApp({ ...test.deps, config }, (app, deps) => registerBuiltWeb(app, deps, BUILD));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const get = (url: string) => app.inject({ url, remoteAddress: freshAddress() });

/** Pages, files, documents, pictures, the API, and refusals of each. */
const PATHS = [
  ...['/', '/app/login', '/no/such/page', '/favicon.svg', '/robots.txt', '/sitemap.xml'],
  ...['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml'],
  ...['/api/docs/static/index.html', '/api/docs/static/swagger-ui.css', '/api/docs/static/none.js'],
  ...['/api/health', '/api/user', '/api/none', '/media/photos/none', '/api/curators/%E0%A4%A'],
];

const SAFE_POLICY = [/object-src 'none'/, /base-uri 'none'/, /frame-ancestors 'none'/];

describe('every response (security 24)', () => {
  it.each(PATHS)('of %s is safe to open in a browser', async (path) => {
    const { headers, body } = await get(path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeDefined();
    const policy = String(headers['content-security-policy']);
    for (const directive of SAFE_POLICY) expect(policy).toMatch(directive);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
    if (body) expect(headers['content-type']).toBeDefined();
    if (/^text\/|[/+]xml/.test(String(headers['content-type'])))
      expect(headers['content-type']).toMatch(/; charset=utf-8$/i);
  });

  it('has a charset where it is drawn', async () => {
    const [image] = await test.database.db.select().from(propertyImages);
    const { statusCode, headers } = await get(image?.url ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  it('is not stored anywhere when it needs a token or changes something', async () => {
    for (const { method, path, access } of endpoints) {
      if (access === 'public' && method === 'GET') continue;
      const url = path.replace(/:\w+/g, '1');
      const { headers } = await app.inject({ method, url, remoteAddress: freshAddress() });
      expect([url, headers['cache-control']]).toEqual([url, expect.stringContaining('no-store')]);
    }
  });
});

/** Whole answers to bytes that are no request, or two. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

describe('bytes that are no request (security 18)', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`, 431],
    [
      'two lengths at once',
      'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nhost: a\r\n\r\n',
      400,
    ],
    [
      'two different lengths',
      'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 6\r\ncontent-length: 7\r\n\r\n0\r\n\r\nG',
      400,
    ],
  ])('get one refusal, as safe as any response: %s', async (_name, bytes, status) => {
    const answer = await send(bytes);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(answer).toMatch(
      /\r\nstrict-transport-security: max-age=31536000; includeSubDomains\r\n/i,
    );
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(answer).toMatch(/\r\ncontent-security-policy: [^\r]*frame-ancestors 'none'\r\n/i);
    expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
  });
});

describe('a browser on another site (security 9)', () => {
  it('reaches nothing that needs a token, whatever the method', async () => {
    const token = await tokenOf(test, 'admin@alpha.test');
    const ask = (headers: object) =>
      app.inject({
        url: '/api/user',
        headers: { authorization: `Bearer ${token}`, ...headers },
        remoteAddress: freshAddress(),
      });
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask(own)).statusCode).toBe(200);
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-mode': 'navigate' }])
      expect((await ask({ ...own, ...foreign })).statusCode).toBe(403);
  });
});

describe('a request has one meaning (security 11)', () => {
  const headers = { 'content-type': 'application/json' };
  const login = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/login',
      headers,
      payload,
      remoteAddress: freshAddress(),
    });

  it('a parameter that is given twice is refused', async () => {
    for (const query of ['page=1&page=2', 'search=a&search=b', 'sort=price&sort=-price']) {
      const { statusCode, json } = await get(`/api/properties?${query}`);
      expect([query, statusCode, Object.keys(json().errors)]).toEqual([
        query,
        422,
        [query.split('=')[0]],
      ]);
    }
  });

  it('parameters are not taken from another place', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/login?email=admin@alpha.test&password=x',
      headers,
      payload: '{}',
      remoteAddress: freshAddress(),
    });
    expect(statusCode).toBe(422);
  });

  it('a body cannot change the prototype of objects', async () => {
    for (const payload of [
      '{"email":"a@b.test","password":"x","__proto__":{"role":"admin"}}',
      '{"email":"a@b.test","password":"x","constructor":{"prototype":{"role":"admin"}}}',
      '{"__proto__":{"email":"a@b.test","password":"x"}}',
    ]) {
      expect([400, 422]).toContain((await login(payload)).statusCode);
      expect(({} as { role?: string }).role).toBeUndefined();
    }
  });
});
