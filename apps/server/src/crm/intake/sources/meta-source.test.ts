import { createHmac } from 'node:crypto';
import * as api from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { APP_SECRET, openIntakeDesk, PAGE_TOKEN } from '../../../../test/intake-desk.ts';
import { intakeDeliveries, intakeSources } from '../../../platform/db/schema/index.ts';
import { backfillNextPage } from '../meta/backfill.service.ts';

const { test, db, graph, admin, context, create, post, processAll, log, leadsBy } =
  openIntakeDesk();

describe('Meta’s lead ads', () => {
  const hooked = () => create('meta', { app_secret: APP_SECRET, page_token: PAGE_TOKEN });
  const change = (leadgen_id: string) => ({
    field: 'leadgen',
    value: { leadgen_id, page_id: '1', form_id: '55', created_time: 1_800_000_000 },
  });
  const notice = (...ids: string[]) =>
    JSON.stringify({ object: 'page', entry: [{ id: '1', time: 1, changes: ids.map(change) }] });
  const signature = (text: string, secret = APP_SECRET) => ({
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`,
  });
  const metaLead = (id: string, created_time = '2026-11-10T10:00:00+0000') => ({
    ...{ id, created_time, form_id: '55' },
    field_data: [
      { name: 'full_name', values: ['Eva Paz'] },
      { name: 'email', values: [`eva.${id}@sent.test`] },
      { name: 'phone_number', values: ['+573005550102'] },
      { name: 'country', values: ['CO'] },
    ],
  });

  it('checks the address with the verify token, and with no other', async () => {
    const { path, secret } = await hooked();
    const verify = (token: string, mode = 'subscribe') =>
      test().app.inject(
        `${path}?hub.mode=${mode}&hub.challenge=1158201444&hub.verify_token=${token}`,
      );
    const answer = await verify(secret);
    expect([answer.statusCode, answer.body]).toEqual([200, '1158201444']);
    expect(answer.headers['content-type']).toContain('text/plain');
    for (const [token, mode] of [['wrong'], [''], [secret, 'unsubscribe'], [APP_SECRET]] as const)
      expect((await verify(token, mode)).statusCode).toBe(401);
  });

  it('sends ids; the lead is fetched with the page token, once for each id', async () => {
    const { source, path } = await hooked();
    graph().leads.push(metaLead('101'), metaLead('102'));
    const text = notice('101', '102', '101');
    for (const _ of [1, 2]) expect((await post(path, text, signature(text))).statusCode).toBe(200);
    await processAll();
    expect(await leadsBy('eva.101@sent.test')).toMatchObject([
      { firstName: 'Eva', lastName: 'Paz', country: 'CO', source: 'meta', adicionales: [] },
    ]);
    expect(await log(source.id)).toMatchObject([{ status: 'lead' }, { status: 'lead' }]);
    expect(graph().requests.join()).not.toContain(PAGE_TOKEN);
    for (const other of [notice('103'), `${text} `])
      expect((await post(path, other, signature(text))).statusCode).toBe(401);
    expect((await post(path, text, signature(text, 'wrong'))).statusCode).toBe(401);
  });

  it('is asked again while it fails, then made or given up, and can be replayed', async () => {
    const { source, path } = await hooked();
    const text = notice('201');
    graph().failures.push({ status: 500, code: 2 });
    await post(path, text, signature(text));
    await processAll();
    const [waiting] = await log(source.id);
    expect(waiting).toMatchObject({ status: 'waiting', reason: 'unreachable', attempts: 1 });
    expect(Date.parse(waiting?.next_attempt_at ?? '')).toBeGreaterThan(Date.now() + 30_000);
    await db()
      .update(intakeDeliveries)
      .set({ attempts: 27, nextAttemptAt: new Date(0) })
      .where(eq(intakeDeliveries.id, waiting?.id ?? 0));
    await processAll();
    expect(await log(source.id)).toMatchObject([{ status: 'failed', reason: 'leadGone' }]);
    graph().leads.push(metaLead('201'));
    await admin(api.replayIntakeDelivery, { params: { id: waiting?.id } });
    await processAll();
    expect(await leadsBy('eva.201@sent.test')).toHaveLength(1);
  });

  it('can be asked for the leads of a form since a day; those already here stay one', async () => {
    const { source, path } = await hooked();
    const days = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
    for (const [i, day] of days.entries())
      graph().leads.push({ ...metaLead(`30${i}`, `${day}T12:00:00+0000`), form_id: '77' });
    const text = notice('301');
    await post(path, text, signature(text));
    await processAll();
    const body = { form_id: '77', since: '2026-11-01' };
    await admin(api.backfillIntakeSource, { params: { id: source.id }, body });
    graph().failures.push({ status: 400, code: 190 });
    expect(await backfillNextPage(context())).toBe(true);
    const stateOf = async () =>
      ((await admin(api.listIntakeSources)).json() as api.IntakeSource[]).find(
        ({ id }) => id === source.id,
      )?.backfill;
    expect(await stateOf()).toMatchObject({ is_done: false, error: 'tokenRefused' });
    await db()
      .update(intakeSources)
      .set({ backfillAt: sql`now() - interval '1 s'` })
      .where(eq(intakeSources.id, source.id));
    while (await backfillNextPage(context()));
    expect(await stateOf()).toMatchObject({ is_done: true, found: 3, error: null });
    await processAll();
    for (const id of ['301', '302', '303', '304'])
      expect(await leadsBy(`eva.${id}@sent.test`)).toHaveLength(1);
    expect(await leadsBy('eva.300@sent.test')).toEqual([]);
  });
});
