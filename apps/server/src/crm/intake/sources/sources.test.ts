import * as api from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  APP_SECRET,
  type MadeSource,
  openIntakeDesk,
  PAGE_TOKEN,
  person,
} from '../../../../test/intake-desk.ts';
import {
  intakeDeliveries,
  intakeSources,
  leads,
  users,
} from '../../../platform/db/schema/index.ts';
import { cleanDeliveries } from '../deliveries/retention.service.ts';

const { db, admin, context, create, update, send, processAll, log, leadsBy } = openIntakeDesk();

describe('a source of leads', () => {
  it('keeps its secrets sealed: they are in no list, table or log', async () => {
    const { source, secret } = await create('meta', {
      app_secret: APP_SECRET,
      page_token: PAGE_TOKEN,
    });
    const list = await admin(api.listIntakeSources);
    const audit = await admin(api.listAudit, { query: { action: 'intake.updated' } });
    const [row] = await db().select().from(intakeSources).where(eq(intakeSources.id, source.id));
    for (const text of [list.body, audit.body, JSON.stringify(row)])
      for (const word of [secret, APP_SECRET, PAGE_TOKEN]) expect(text).not.toContain(word);
    expect(list.json().at(-1)).toMatchObject({ has_app_secret: true, has_page_token: true });
    expect(audit.json().data[0].data).toEqual({
      source: source.name,
      changed: ['app_secret', 'page_token'],
    });
    const taken = await admin(api.createIntakeSource, {
      body: { name: source.name, kind: 'meta' },
    });
    expect(taken.json().code).toBe('intake.nameTaken');
  });

  it('takes nothing while it is paused, with an old secret, or once it is deleted', async () => {
    const hook = await create('webhook', { is_active: false });
    expect((await send(hook, person())).json().code).toBe('intake.paused');
    await update(hook.source.id, { is_active: true });
    const renewed = (await admin(api.renewIntakeSecret, { params: { id: hook.source.id } })).json();
    expect((await send(hook, person())).statusCode).toBe(401);
    expect((await send({ ...hook, secret: renewed.secret }, person())).statusCode).toBe(200);
    await admin(api.deleteIntakeSource, { params: { id: hook.source.id } });
    expect((await send({ ...hook, secret: renewed.secret }, person())).statusCode).toBe(404);
  });
});

describe('the owner of a delivered lead', () => {
  const ids = async () => {
    const rows = await db().select().from(users).where(eq(users.role, 'salesman'));
    return rows.map(({ id }) => id).slice(0, 2) as [number, number];
  };
  const member = (user_id: number, more: object = {}) => ({
    ...{ user_id, weight: 1, countries: [], capacity: null, time_zone: null },
    ...more,
  });
  const rule = (...members: object[]) => ({
    owner_rule: { members, match_language: false, hours: null },
  });
  const ownersOf = async (hook: MadeSource, bodies: { email: string }[]) => {
    for (const body of bodies) await send(hook, body);
    await Promise.all([processAll(), processAll(), processAll()]);
    const rows = await Promise.all(bodies.map(({ email }) => leadsBy(email)));
    return rows.map(([lead]) => lead?.userId);
  };

  it('is taken in rotation by weight, also when many are processed at once', async () => {
    const [first, second] = await ids();
    const hook = await create('webhook', rule(member(first, { weight: 2 }), member(second)));
    const owners = await ownersOf(
      hook,
      Array.from({ length: 9 }, () => person({ phone: '' })),
    );
    expect(owners.filter((id) => id === first)).toHaveLength(6);
    expect(owners.filter((id) => id === second)).toHaveLength(3);
  });

  it('is the default owner, with the reason, when nobody fits', async () => {
    const [first, second] = await ids();
    const hook = await create('webhook', rule(member(first, { countries: ['MX'] })));
    expect(await ownersOf(hook, [person({ phone: '', country: 'Perú' })])).toEqual([1]);
    expect(await log(hook.source.id)).toMatchObject([{ owner_reason: 'country' }]);
    await update(hook.source.id, rule(member(second, { capacity: 1 })));
    const two = [person({ phone: '' }), person({ phone: '' }), person({ phone: '' })];
    const owners = await ownersOf(hook, two);
    expect(owners.at(-1)).toBe(1);
    expect((await log(hook.source.id))[0]).toMatchObject({ owner_reason: 'capacity' });
  });

  it('must be somebody who exists, named once', async () => {
    const [first] = await ids();
    const { source } = await create('webhook');
    for (const members of [[member(999_999)], [member(first), member(first)]]) {
      const body = rule(...members);
      const answer = await admin(api.updateIntakeSource, { params: { id: source.id }, body });
      expect(answer.statusCode).toBe(422);
    }
  });
});

describe('the log of a source', () => {
  it('loses personal data after thirty days, but still knows a copy', async () => {
    const hook = await create('webhook');
    const body = person();
    await send(hook, body);
    await processAll();
    await db()
      .update(intakeDeliveries)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(intakeDeliveries.sourceId, hook.source.id));
    await cleanDeliveries(context());
    expect(await log(hook.source.id)).toMatchObject([{ status: 'lead', fields: null }]);
    await send(hook, body);
    await processAll();
    expect(await log(hook.source.id)).toHaveLength(1);
    expect(await leadsBy(body.email)).toHaveLength(1);
  });

  it('shows what a test would make of given fields, and makes nothing', async () => {
    const { source } = await create('webhook');
    const before = await db().$count(leads);
    const fields = { full_name: 'Ana Ruiz', email: 'a@test.test', size: '3 rooms' };
    const test1 = await admin(api.testIntakeSource, {
      params: { id: source.id },
      body: { fields },
    });
    expect(test1.json()).toMatchObject({
      status: 'test',
      reason: null,
      preview: { first_name: 'Ana', last_name: 'Ruiz', email: 'a@test.test', size: '3 rooms' },
    });
    const bad = await admin(api.testIntakeSource, {
      params: { id: source.id },
      body: { fields: { email: 'nonsense' } },
    });
    expect(bad.json()).toMatchObject({ status: 'test', reason: 'badEmail' });
    expect(await db().$count(leads)).toBe(before);
  });
});
