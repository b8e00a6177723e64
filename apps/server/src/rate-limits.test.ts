import { ENDPOINTS, type Endpoint } from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { buildApp } from './app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const LIMITED: readonly Endpoint[] = ENDPOINTS.filter(
  (each: Endpoint) => each.perMinute !== undefined,
);

/** Every way to claim another address that some proxy or framework accepts. */
const CLAIMS: ((address: string) => Record<string, string>)[] = [
  (address) => ({ 'x-forwarded-for': address }),
  (address) => ({ 'X-Forwarded-For': `${address}, 10.0.0.1` }),
  (address) => ({ 'x-forwarded-for': `127.0.0.1, ${address}` }),
  (address) => ({ 'x-forwarded-for': `${address}:443` }),
  (address) => ({ 'x-forwarded-for': `::ffff:${address}` }),
  (address) => ({ 'x-forwarded-for': `"${address}"` }),
  (address) => ({ 'x-forwarded-for': `,,${address},` }),
  (address) => ({ forwarded: `for=${address};proto=https;by=127.0.0.1` }),
  (address) => ({ 'x-real-ip': address }),
  (address) => ({ 'x-client-ip': address }),
  (address) => ({ 'client-ip': address }),
  (address) => ({ 'true-client-ip': address }),
  (address) => ({ 'cf-connecting-ip': address }),
  (address) => ({ 'fastly-client-ip': address }),
  (address) => ({ 'x-cluster-client-ip': address }),
  (address) => ({ 'x-forwarded': address, 'x-original-forwarded-for': address, via: address }),
];

const claim = (i: number) => CLAIMS[i % CLAIMS.length]?.(`198.51.${i >> 8}.${i & 255}`) ?? {};

const pathOf = (endpoint: Endpoint, i = 1) => endpoint.path.replace(/:\w+/g, String(i));

describe('an endpoint with a limit (security 3)', () => {
  it('is each one that guesses, sends emails or costs much', () => {
    const ids = LIMITED.map(({ id }) => id);
    for (const id of [
      ...['login', 'verifyTwoFactor', 'askPasswordReset', 'checkPasswordReset', 'resetPassword'],
      ...[
        'askUnlock',
        'unlockSignIn',
        'askRoomLink',
        'enterRoom',
        'changePassword',
        'submitLead',
        'sendProperty',
      ],
      ...['exportLeads', 'uploadListingFile', 'getPropertyPdf'],
    ])
      expect(ids).toContain(id);
  });

  it.each(LIMITED.map((each) => [each.id, each] as const))(
    '%s answers 429 with Retry-After past it, whatever address the request claims',
    async (id, endpoint) => {
      const most = endpoint.perMinute ?? 0;
      const request = (i: number, url = pathOf(endpoint, i + 1)) =>
        test.app.inject({
          method: endpoint.method,
          url,
          // An address for each endpoint: they are counted apart, but the test must not rely on it.
          remoteAddress: `203.0.113.${LIMITED.findIndex((each) => each.id === id) + 1}`,
          headers: claim(i),
        });
      for (let i = 0; i < most; i += 1) expect((await request(i)).statusCode).not.toBe(429);
      for (let i = 0; i < CLAIMS.length; i += 1) {
        const refused = await request(most + i);
        expect(refused.statusCode, JSON.stringify(claim(most + i))).toBe(429);
        expect(refused.json().code).toBe('request.tooMany');
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      // Another spelling of the same path is the same path.
      for (const respelled of [
        pathOf(endpoint).replace('api', '%61pi'),
        `${pathOf(endpoint)}/`,
        `${pathOf(endpoint)}?x=1`,
      ])
        expect((await request(0, respelled)).statusCode, respelled).toBe(429);
      expect((await test.app.inject('/api/ready')).statusCode).toBe(200);
    },
  );
});

describe('behind a trusted proxy (security 3)', () => {
  const PROXIES = ['10.0.0.0/8', 'fd00::/8'];

  /** The statuses of 21 sign-ins; twenty a minute are allowed. */
  async function signIns(
    of: (i: number) => { remoteAddress: string; headers: Record<string, string> },
  ) {
    const config = { ...test.deps.config, trustedProxies: PROXIES };
    const app = await buildApp({ ...test.deps, config });
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) {
      const { remoteAddress, headers } = of(i);
      const request = { method: 'POST', url: '/api/login', payload: {} } as const;
      statuses.push((await app.inject({ ...request, remoteAddress, headers })).statusCode);
    }
    await app.close();
    return statuses;
  }

  it.each([
    ['an address before it', (i: number) => `198.51.100.${i}, 203.0.113.9`],
    ['many addresses before it', (i: number) => `${i}.1.1.1, ${i}.2.2.2, 203.0.113.9`],
    ['a trusted address before it', (i: number) => `198.51.100.${i}, 203.0.113.9, 10.0.0.9`],
    ['a loopback address before it', (i: number) => `127.0.0.1, 198.51.100.${i}, 203.0.113.9`],
    ['text before it', (i: number) => `unknown-${i}, 203.0.113.9`],
    ['another spelling of it', (i: number) => (i % 2 ? '::ffff:203.0.113.9' : '203.0.113.9')],
  ])('the address the proxy saw counts, with %s', async (_name, forwarded) => {
    const statuses = await signIns((i) => ({
      remoteAddress: i % 2 ? '10.0.0.1' : 'fd00::1',
      headers: { 'x-forwarded-for': forwarded(i), forwarded: `for=198.51.100.${i}` },
    }));
    expect(statuses.at(-1)).toBe(429);
  });

  it('visitors of the proxy are counted one by one', async () => {
    const statuses = await signIns((i) => ({
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': `198.51.100.${i}` },
    }));
    expect(statuses).not.toContain(429);
  });

  it('a stranger who is not the proxy cannot speak for others', async () => {
    const statuses = await signIns((i) => ({ remoteAddress: '203.0.113.10', headers: claim(i) }));
    expect(statuses.at(-1)).toBe(429);
  });
});
