import * as contract from '@alpha/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../test/people.ts';
import { sendFromRoom, startPlan } from '../../test/purchases.ts';
import { openRoom } from '../../test/room.ts';
import { done } from '../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let origin: string;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 0 } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

const open: AbortController[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort();
});

/** Events of `GET /api/room/events` as a browser with this cookie gets them. */
async function listen(cookie: string | undefined) {
  const stopping = new AbortController();
  open.push(stopping);
  const answer = await fetch(`${origin}/api/room/events`, {
    headers: { cookie: cookie ?? '' },
    signal: stopping.signal,
  });
  if (answer.status !== 200) {
    await answer.text();
    throw new Error(String(answer.status));
  }
  const all: string[] = [];
  async function read() {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      all.push(...blocks.filter((block) => block.startsWith('data: ')));
    }
  }
  read().catch(() => undefined);
  return { all, headers: answer.headers, stop: () => stopping.abort() };
}

let made = 0;
async function newInvestor() {
  made += 1;
  const email = `investor.${made}@events.test`;
  const body = { first_name: 'Ana', last_name: `Live ${made}`, phone: '1', email };
  const lead = await done<contract.Lead>(salesman(contract.createLead, { body }));
  const plan = await startPlan(salesman, lead.id);
  return { lead, plan, room: await openRoom(test, email) };
}
const stepOf = (plan: contract.PurchasePlan, key: string): number =>
  plan.steps.find((step) => step.key === key)?.id ?? 0;

describe('an open page of an investor', () => {
  it('hears of each change of their plan, with nothing else in it, and of no note of staff', async () => {
    const { lead, plan, room } = await newInvestor();
    const stream = await listen(room.cookie);
    await done(
      salesman(contract.addActivity, {
        params: { id: lead.id },
        body: { kind: 'note', body: 'Only for us' },
      }),
    );
    const tick = { params: { id: stepOf(plan, 'company') }, body: { status: 'done' } };
    await done(salesman(contract.updatePurchaseStep, tick));
    await expect.poll(() => stream.all).toEqual(['data: changed']);
    await sendFromRoom(room.browser, { id: stepOf(plan, 'bank'), name: 'a.txt', content: 'x' });
    await expect.poll(() => stream.all).toHaveLength(2);
    expect(new Set(stream.all)).toEqual(new Set(['data: changed']));
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect(stream.headers.get('content-encoding')).toBeNull();
  });

  it('hears nothing of another investor', async () => {
    const own = await newInvestor();
    const other = await newInvestor();
    const mine = await listen(own.room.cookie);
    const theirs = await listen(other.room.cookie);
    const tick = { params: { id: stepOf(own.plan, 'company') }, body: { status: 'done' } };
    await done(salesman(contract.updatePurchaseStep, tick));
    await expect.poll(() => mine.all).toHaveLength(1);
    expect(theirs.all).toEqual([]);
  });

  it('is refused without a room of one’s own, and limited to ten', async () => {
    await expect(listen(undefined)).rejects.toThrow('401');
    const { room } = await newInvestor();
    const first = await listen(room.cookie);
    for (let i = 1; i < 10; i += 1) await listen(room.cookie);
    await expect(listen(room.cookie)).rejects.toThrow('429');
    first.stop();
    await expect.poll(() => listen(room.cookie).catch(() => null)).not.toBeNull();
  });

  it('is not waited for by a server that stops', async () => {
    const other = await openTestApp({ people: { leads: 0 } });
    const caller = await signedIn(other, 'salesman@alpha.test');
    const body = { first_name: 'A', last_name: 'B', phone: '1', email: 'stop@events.test' };
    await done(caller(contract.createLead, { body }));
    const { cookie } = await openRoom(other, 'stop@events.test');
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/api/room/events`, { headers: { cookie: cookie ?? '' } });
    await other.close();
    await expect(answer.text()).resolves.toContain('listening');
  });
});
