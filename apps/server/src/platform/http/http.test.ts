import { ENDPOINTS, errorBody } from '@alpha/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testConfig } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { AppError } from './app-error.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerErrorReports } from './error-reports.ts';
import { registerRateLimit } from './rate-limit/rate-limit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('health', () => {
  it('reports that the process is up', async () => {
    const answer = await test.app.inject('/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'ok' });
  });

  it('reports that the database responds', async () => {
    const answer = await test.app.inject('/api/ready');
    expect(answer.json()).toEqual({ status: 'ready', database: test.database.kind });
  });
});

describe('the error shape (security 32)', () => {
  it.each([
    [
      'broken JSON',
      { method: 'POST', url: '/api/login', headers: json, payload: '{"email":' },
      400,
    ],
    [
      'a wrong type',
      { method: 'POST', url: '/api/login', headers: json, payload: '{"email":1}' },
      422,
    ],
    ['an unknown field', { method: 'POST', url: '/api/login', payload: { ...login, id: 1 } }, 422],
    ['an empty body', { method: 'POST', url: '/api/login', headers: json, payload: '' }, 400],
    [
      'a foreign content type',
      { method: 'POST', url: '/api/login', headers: { 'content-type': 'text/csv' }, payload: 'a' },
      415,
    ],
    [
      'a body that says it is compressed',
      { method: 'POST', url: '/api/login', headers: packed, payload: '{"email":"a@b.test"}' },
      415,
    ],
    ['an unknown route', { method: 'GET', url: '/api/nothing/here' }, 404],
    ['an unknown method', { method: 'PUT', url: '/api/health' }, 404],
    ['the bare API root', { method: 'GET', url: '/api' }, 404],
    ['a broken escape', { method: 'GET', url: '/api/curators/%E0%A4%A' }, 400],
    ['no token', { method: 'GET', url: '/api/user' }, 401],
    [
      'a made-up token',
      { method: 'GET', url: '/api/user', headers: { authorization: 'Bearer x' } },
      401,
    ],
    [
      'a body too large',
      { method: 'POST', url: '/api/login', payload: { ...login, password: 'x'.repeat(70_000) } },
      413,
    ],
  ] as const)('answers %s', async (_name, request, status) => {
    const answer = await test.app.inject(request as never);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/json');
    const body = errorBody.parse(answer.json());
    expect(body.request_id).toBe(answer.headers['x-request-id']);
  });

  it('names the fields, in the reader’s language', async () => {
    const request = {
      method: 'POST',
      url: '/api/login',
      payload: { email: '', extra: 1 },
    } as const;
    const english = (await test.app.inject(request)).json();
    expect(english.errors).toEqual({
      email: ['This field is required.'],
      password: ['This field is required.'],
      extra: ['This parameter isn’t supported.'],
    });
    const headers = { 'accept-language': 'es-CO,es;q=0.9' };
    const spanish = (await test.app.inject({ ...request, headers })).json();
    expect(spanish.errors.email).toEqual(['Este campo es obligatorio.']);
  });
});

describe('the id of a request', () => {
  const ask = async (trustedProxies: string[], given: string, remoteAddress = '10.1.2.3') => {
    const app = await buildApp({ ...test.deps, config: testConfig({ trustedProxies }) });
    const headers = { 'x-request-id': given };
    const answer = await app.inject({ url: '/api/nothing', headers, remoteAddress });
    await app.close();
    expect(answer.json().request_id).toBe(answer.headers['x-request-id']);
    return answer.headers['x-request-id'];
  };
  const OURS = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

  it('comes from a trusted proxy, else from us', async () => {
    expect(await ask(['10.0.0.0/8'], 'f00dfeedf00dfeed')).toBe('f00dfeedf00dfeed');
    expect(await ask(['10.0.0.0/8'], 'f00dfeedf00dfeed', '::ffff:10.9.9.9')).toBe(
      'f00dfeedf00dfeed',
    );
    expect(await ask(['fd00::/8'], 'f00dfeedf00dfeed', 'fd00::1')).toBe('f00dfeedf00dfeed');
    expect(await ask(['10.0.0.0/8'], 'f00dfeedf00dfeed', '192.0.2.1')).toMatch(OURS);
    expect(await ask([], 'f00dfeedf00dfeed')).toMatch(OURS);
  });

  it.each(['short', 'x'.repeat(65), 'a b c d e f g h', '"><script>alert(1)', '../../etc/passwd'])(
    'is never %s, even from a trusted proxy',
    async (given) => {
      expect(await ask(['10.0.0.0/8'], given)).toMatch(OURS);
    },
  );
});

it('an unexpected error is a 500 with a request id and no cause (security 32)', async () => {
  const { db } = test.database;
  await db.execute('alter table curators rename to gone');
  const answer = await test.app.inject('/api/curators/nobody');
  await db.execute('alter table gone rename to curators');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(answer.json()).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    code: 'internal',
    request_id: answer.headers['x-request-id'],
  });
});

describe('invalid text (security 18)', () => {
  it.each([
    ['NUL in a path', { method: 'GET', url: '/api/curators/%00' }],
    [
      'NUL in a body',
      { method: 'POST', url: '/api/login', payload: { ...login, email: 'a\u0000@b.co' } },
    ],
    [
      'half a surrogate pair',
      { method: 'POST', url: '/api/login', payload: { ...login, email: '\ud800@b.co' } },
    ],
  ] as const)('is refused, not a 500: %s', async (_name, request) => {
    expect((await test.app.inject(request as never)).statusCode).toBe(422);
  });
});

describe('headers', () => {
  it('forbid inline scripts, framing and sniffing (security 24)', async () => {
    const { headers } = await test.app.inject('/api/health');
    const policy = String(headers['content-security-policy']);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('strict-transport-security');
    const origin = 'https://evil.test';
    const foreign = await test.app.inject({ url: '/api/user', headers: { origin } });
    expect(Object.keys(foreign.headers).filter((name) => /^access-control/.test(name))).toEqual([]);
  });

  it('enforce Trusted Types with one policy, in development too (security 24)', async () => {
    const app = await buildApp({
      ...test.deps,
      config: { ...test.deps.config, isDevelopment: true },
    });
    for (const each of [test.app, app]) {
      const { headers } = await each.inject('/api/health');
      expect(String(headers['content-security-policy'])).toContain(
        "require-trusted-types-for 'script';trusted-types default",
      );
    }
    await app.close();
  });

  it('keep browsers on TLS if the public address uses it (security 24)', async () => {
    const config = { ...test.deps.config, publicUrl: 'https://alpha.example.com' };
    const app = await buildApp({ ...test.deps, config });
    const { headers } = await app.inject('/api/nothing');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await app.close();
  });

  it('compress responses worth compressing', async () => {
    const answer = await test.app.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });
});

describe('the error reporter', () => {
  it('reports failures, not requests we refuse on purpose', async () => {
    const app = Fastify();
    const reported: string[] = [];
    app.decorate('reportError', ({ error }) => void reported.push(String(error)));
    registerErrorHandler(app);
    app.get('/draining', async () => {
      throw new AppError('service.unavailable', { retryAfterSeconds: 5 });
    });
    app.get('/broken', async () => {
      throw new Error('a fault of ours');
    });
    expect((await app.inject('/draining')).statusCode).toBe(503);
    expect((await app.inject('/broken')).statusCode).toBe(500);
    expect(reported).toEqual(['Error: a fault of ours']);
    await app.close();
  });
});

describe('a full disk', () => {
  it.each(['ENOSPC', 'EDQUOT'])(
    'is answered as %s: retry later, and the operator gets a report',
    async (code) => {
      const logged: string[] = [];
      const app = Fastify({
        logger: { level: 'error', stream: { write: (line) => logged.push(line) } },
      });
      registerErrorReports(app, testConfig());
      registerErrorHandler(app);
      app.get('/api/upload', async () => {
        throw Object.assign(new Error('no space left on device'), { code });
      });
      const answer = await app.inject('/api/upload');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
      expect(answer.json().code).toBe('service.unavailable');
      expect(logged.join()).toContain('no room on the disk');
      await app.close();
    },
  );
});

describe('the limits', () => {
  it('cause no log error when the client has already disconnected', async () => {
    const logged: string[] = [];
    const app = Fastify({
      logger: { level: 'warn', stream: { write: (line) => logged.push(line) } },
    });
    registerErrorHandler(app);
    app.addHook('onRequest', async ({ raw }) => {
      Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
    });
    await registerRateLimit(app, test.database);
    app.get('/api/anything', async () => 'reached');
    expect((await app.inject('/api/anything')).statusCode).toBe(400);
    expect(logged).toEqual([]);
    await app.close();
  });
});

describe('the contract', () => {
  it('lists every endpoint that the server registers, and nothing else', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json();
    const served = Object.entries<Record<string, unknown>>(document.paths).flatMap(
      ([path, verbs]) => Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    const declared = ENDPOINTS.map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(served.sort()).toEqual(declared.sort());
  });

  it('documents that files are refused in JSON, what an upload accepts and the busy reply', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    const { responses } = paths['/api/leads/export'].get;
    expect(Object.keys(responses['200'].content)).toEqual(['text/csv']);
    expect(Object.keys(responses['4XX'].content)).toEqual(['application/json']);
    expect(Object.keys(responses['503'].content)).toEqual(['application/json']);
    const upload = paths['/api/imports'].post;
    expect(Object.keys(upload.requestBody.content)).toEqual(['application/octet-stream']);
    expect(JSON.stringify(paths)).not.toContain('"x-takes"');
  });

  it('can be browsed', async () => {
    const page = await test.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('swagger-ui');
  });
});

const json = { 'content-type': 'application/json' };
const packed = { ...json, 'content-encoding': 'gzip' };
const login = { email: 'a@b.test', password: 'x' };
