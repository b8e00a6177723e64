import {
  endOtherSessions,
  getOwnUser,
  listLeads,
  listOwnSessions,
  UNATTENDED_HEADER,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { callerWith, login } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditLog, sessions } from '../../platform/db/schema/index.ts';
import { isSameBrowser } from './session-use.ts';

const EMAIL = 'salesman@alpha.test';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT}`;
const CHROME = `${WINDOWS} Chrome/141.0.0.0 Safari/537.36`;
const NEWER_CHROME = `${WINDOWS} Chrome/158.0.1.2 Safari/537.36`;
const EDGE = `${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.database.db.delete(sessions);
});

async function open(userAgent?: string): Promise<string> {
  const answer = await login(test, EMAIL, undefined, userAgent ? { userAgent } : {});
  return answer.json().access_token;
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const unusedFor = (minutes: number) =>
  test.database.db.update(sessions).set({ lastUsedAt: minutesAgo(minutes) });
const lastUse = async () => {
  const [row] = await test.database.db.select().from(sessions);
  return row?.lastUsedAt?.getTime() ?? 0;
};
const isFresh = async () => Date.now() - (await lastUse()) < 30_000;
const own = (token: string, headers = {}) => callerWith(test, token)(getOwnUser, { headers });

describe('a session that is not used (security 8)', () => {
  it('ends after two hours, and says why', async () => {
    const token = await open();
    await unusedFor(119);
    expect((await own(token)).statusCode).toBe(200);
    await expect.poll(isFresh).toBe(true);
    await unusedFor(121);
    const refused = await own(token);
    expect(refused.statusCode).toBe(401);
    expect(refused.json().code).toBe('auth.sessionIdle');
    expect((await callerWith(test, token)(listLeads)).statusCode).toBe(401);
  });

  it('ends after what SESSION_IDLE_MINUTES says', async () => {
    const token = await open();
    const { config } = test.deps;
    const usual = config.sessionIdleMinutes;
    config.sessionIdleMinutes = 15;
    onTestFinished(() => {
      config.sessionIdleMinutes = usual;
    });
    await unusedFor(14);
    expect((await own(token)).statusCode).toBe(200);
    // Written after the response.
    await expect.poll(isFresh).toBe(true);
    await unusedFor(16);
    expect((await own(token)).statusCode).toBe(401);
  });

  it('still ends after twelve hours when it is used all the time', async () => {
    await open();
    const [row] = await test.database.db.select().from(sessions);
    const hours = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(12, 1);
  });

  it('is not listed as active', async () => {
    await open();
    await unusedFor(121);
    const list = (await callerWith(test, await open())(listOwnSessions)).json();
    expect(list).toHaveLength(1);
    expect(list[0].is_current).toBe(true);
  });
});

describe('a use', () => {
  it('is written at most once a minute, after the response', async () => {
    const token = await open();
    await unusedFor(0.5);
    const before = await lastUse();
    await own(token);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await lastUse()).toBe(before);
    await unusedFor(2);
    await Promise.all(Array.from({ length: 20 }, () => own(token)));
    await expect.poll(isFresh).toBe(true);
  });

  it('is not an open event stream, which ends with the session', async () => {
    const token = await open();
    await unusedFor(110);
    const before = await lastUse();
    const reader = await readEvents(origin, token);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await lastUse()).toBe(before);
    await unusedFor(121);
    // Ending other sessions makes open streams check theirs.
    await callerWith(test, await open())(endOtherSessions);
    await reader.ended;
    await expect(readEvents(origin, token)).rejects.toThrow('401');
  });

  it('is not a request of a page that nobody touches', async () => {
    const token = await open();
    await unusedFor(110);
    const before = await lastUse();
    expect((await own(token, { [UNATTENDED_HEADER]: '1' })).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await lastUse()).toBe(before);
    await own(token);
    await expect.poll(isFresh).toBe(true);
  });
});

describe('a token in another browser (security 8)', () => {
  it('is ended and asks for the password again, there and at home', async () => {
    for (const [home, elsewhere] of [
      [CHROME, FIREFOX],
      [CHROME, EDGE],
      [SAFARI, CHROME],
      [FIREFOX, 'curl/8.5.0'],
      ['curl/8.5.0', CHROME],
    ] as const) {
      const token = await open(home);
      expect((await own(token, { 'user-agent': home })).statusCode).toBe(200);
      const refused = await own(token, { 'user-agent': elsewhere });
      expect(refused.statusCode, elsewhere).toBe(401);
      expect(refused.json().code).toBe('auth.otherBrowser');
      expect((await own(token, { 'user-agent': home })).statusCode).toBe(401);
    }
    const log = await test.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'session.ended'));
    expect(log.at(-1)).toMatchObject({
      actorId: 3,
      ip: expect.stringMatching(/^10\./),
      data: { sessions: 1, reason: 'browser' },
    });
  });

  it('is accepted after an update of the same browser', async () => {
    const token = await open(CHROME);
    expect((await own(token, { 'user-agent': NEWER_CHROME })).statusCode).toBe(200);
  });

  it.each([
    [CHROME, NEWER_CHROME, true],
    [CHROME, null, false],
    [null, undefined, true],
    ['curl/8', 'wget/1', true],
    [SAFARI, `${SAFARI} ${'x'.repeat(400)}`, true],
  ])('%s and %s: the same is %s', (stored, given, isSame) => {
    expect(isSameBrowser(stored, given ?? undefined)).toBe(isSame);
  });
});
