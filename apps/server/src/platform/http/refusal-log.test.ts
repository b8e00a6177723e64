import { deleteUser, getOwnUser, login } from '@alpha/contract';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenOf } from '../../../test/people.ts';
import { openTestApp, type TestApp, testConfig } from '../../../test/test-app.ts';
import { findViewer } from '../../accounts/index.ts';
import { registerErrorHandler } from './error-handler.ts';
import { loggerOptions } from './logging.ts';
import { registerRateLimit } from './rate-limit/rate-limit.ts';
import { serve } from './serve.ts';

type Line = {
  time: number;
  level: number;
  msg: string;
  request_id?: string;
  reqId?: string;
  req?: { ip: string; method: string; path: string };
  res?: { status: number; user_id?: number; code?: string };
};

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 1 } });
});
afterAll(() => test.close());

/** The real guard, limits, error handler and log format on a few endpoints; the log can be read. */
async function openLogged() {
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const options = loggerOptions(testConfig({ logLevel: 'info' })) as object;
  const app = Fastify({ logger: { ...options, stream } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('viewer', null);
  app.decorateRequest('refusal', undefined);
  registerErrorHandler(app);
  await registerRateLimit(app, test.database);
  const server = { app, deps: test.deps, findViewer, findRoom: async () => null };
  const unreached = () => Promise.reject(new Error('not reached'));
  for (const endpoint of [deleteUser, getOwnUser, login]) serve(server, endpoint, unreached);
  return { app, lines };
}

it('the log has who was refused what, when and from where (security 30)', async () => {
  const { app, lines } = await openLogged();
  const token = await tokenOf(test, 'salesman@alpha.test');
  const remoteAddress = '203.0.113.9';
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ method: 'DELETE', url: '/api/users/1', headers, remoteAddress });
  const [refused] = lines.filter(({ level }) => level >= 40);
  expect(refused).toMatchObject({
    msg: 'refused',
    req: { ip: remoteAddress, method: 'DELETE', path: '/api/users/1' },
    res: { status: 403, user_id: 3, code: 'auth.forbidden' },
  });
  expect(refused?.time).toBeCloseTo(Date.now(), -4);
  expect(lines.at(-1)).toMatchObject({
    msg: 'request completed',
    res: { status: 403, user_id: 3, code: 'auth.forbidden' },
  });
  await app.inject({ url: '/api/user', headers: { authorization: 'Bearer stolen' } });
  expect(lines.at(-1)?.res).toEqual({ status: 401, code: 'auth.unauthenticated' });
  await app.inject({ method: 'POST', url: '/api/login', payload: { email: 1 } });
  expect(lines.at(-1)?.res).toEqual({ status: 422, code: 'request.invalid' });
  expect(JSON.stringify(lines)).not.toContain(token);
  await app.close();
});

it('the log has every address that exceeds a limit (security 30)', async () => {
  const { app, lines } = await openLogged();
  const remoteAddress = '203.0.113.10';
  for (let i = 0; i < 60; i += 1)
    await app.inject({ method: 'POST', url: '/api/login', payload: {}, remoteAddress });
  const refused = lines.filter(({ msg }) => msg === 'refused');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({
    level: 40,
    req: { ip: remoteAddress },
    res: { status: 429, code: 'request.tooMany' },
  });
  await app.close();
});
