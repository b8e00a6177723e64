import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openIntakeDesk, person, signed } from '../../../../test/intake-desk.ts';
import { signedIn } from '../../../../test/people.ts';
import { leadActivities, mailOutbox, users } from '../../../platform/db/schema/index.ts';

const { test, db, admin, create, update, post, send, processAll, log, messageLanguage, leadsBy } =
  openIntakeDesk();

describe('a signed webhook', () => {
  it('makes one lead of a hundred equal deliveries at once, and answers before it is made (security 14)', async () => {
    const hook = await create('webhook');
    const body = person({ message: 'Call me', budget: '$200,000', utm_campaign: 'spring' });
    // In waves: a hundred at the same instant from one address are more than the server takes.
    for (let wave = 0; wave < 5; wave += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(hook, body)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    expect(await leadsBy(body.email)).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, processAll));
    const [lead, ...more] = await leadsBy(body.email);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      firstName: 'Ana',
      lastName: 'María Ruiz',
      phone: '+57 300 555 0101',
      source: 'webhook',
      utms: { utm_campaign: 'spring' },
      adicionales: [
        { label: 'Message', answer: 'Call me', key: 'message' },
        { label: 'budget', answer: '$200,000' },
      ],
    });
    expect(await log(hook.source.id)).toMatchObject([
      { status: 'lead', lead: { id: lead?.id, name: 'Ana María Ruiz' }, attempts: 1 },
    ]);
    const mails = await db().select().from(mailOutbox);
    expect(mails).toHaveLength(1);
  });

  it('is accepted as the documentation signs it', async () => {
    const hook = await create('webhook');
    const page = readFileSync(
      join(import.meta.dirname, '../../../../../../docs/intake.md'),
      'utf8',
    );
    const [, example = ''] = /```sh\n(.*?)```/s.exec(page) ?? [];
    // The example as it is, except that curl prints what it would send.
    const script = `curl() { printf '%s\\n' "$@"; }\n${example}`;
    const env = { ...process.env, SECRET: hook.secret, URL: hook.source.url };
    const sent = execFileSync('bash', ['-c', script], { env, encoding: 'utf8' }).split('\n');
    const headers = sent
      .filter((_, i) => sent[i - 1] === '-H')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
    const body = sent[sent.indexOf('-d') + 1] ?? '';
    expect((await post(hook.path, body, Object.fromEntries(headers))).statusCode).toBe(200);
    await processAll();
    expect(await log(hook.source.id)).toMatchObject([
      { status: 'lead', external_id: 'order-1001' },
    ]);
  });

  it('is written to in the language it asked for, else in that of its country', async () => {
    const hook = await create('webhook');
    const asks = (more: object) => person({ message: 'Quiero saber más', ...more });
    const spanish = asks({ country: 'Colombia', language: 'es' });
    const abroad = asks({ country: 'US', language: 'es_MX' });
    const english = asks({ country: 'CO', language: 'English' });
    const silent = asks({ country: 'CO' });
    for (const body of [spanish, abroad, english, silent])
      expect((await send(hook, body)).statusCode).toBe(200);
    await processAll();
    const languages = [spanish, abroad, english, silent].map(({ email }) => messageLanguage(email));
    expect(await Promise.all(languages)).toEqual(['es', 'es', 'en', 'es']);
  });

  it('counts by its id when it has one: the same id with other words is the same lead', async () => {
    const hook = await create('webhook');
    const [first, second] = [person(), person()];
    await send(hook, first, { 'idempotency-key': 'crm-7' });
    await send(hook, second, { 'idempotency-key': 'crm-7' });
    await send(hook, { ...second, external_id: 'crm-7' });
    await processAll();
    expect(await leadsBy(first.email)).toHaveLength(1);
    expect(await leadsBy(second.email)).toHaveLength(0);
    expect(await log(hook.source.id)).toMatchObject([{ external_id: 'crm-7', status: 'lead' }]);
  });

  it('with a forged, late or missing signature is refused and stored nowhere (security 13)', async () => {
    const hook = await create('webhook');
    const body = person({ message: 'forged-words' });
    const text = JSON.stringify(body);
    const now = Math.floor(Date.now() / 1000);
    const forgeries: Record<string, string>[] = [
      {},
      signed('whsec_wrong', text),
      signed(hook.secret, `${text} `),
      signed(hook.secret, text, now - 301),
      // Far enough that a slow machine does not get there meanwhile.
      signed(hook.secret, text, now + 360),
      { 'x-alpha-signature': 't=,v1=' },
      { 'x-alpha-signature': `t=${now}` },
      { 'x-alpha-signature': signed(hook.secret, text)['x-alpha-signature'].replace('v1', 'v0') },
    ];
    for (const headers of forgeries) {
      const answer = await post(hook.path, text, headers);
      expect([headers, answer.statusCode, answer.json().code]).toEqual([
        headers,
        401,
        'intake.forged',
      ]);
    }
    await processAll();
    expect(await log(hook.source.id)).toEqual([]);
    expect(await leadsBy(body.email)).toEqual([]);
    const sources: api.IntakeSource[] = (await admin(api.listIntakeSources)).json();
    expect(sources.find(({ id }) => id === hook.source.id)?.refused_count).toBe(forgeries.length);
  });

  it('with garbage, a wrong shape or too much of it is a 4xx and never a crash (security 14, 18)', async () => {
    const hook = await create('webhook');
    const bodies = ['', '{', '[]', 'null', '"x"', '\0', `{"a":"${'x'.repeat(70_000)}"}`];
    for (const text of bodies) {
      const { statusCode } = await post(hook.path, text, signed(hook.secret, text));
      expect([text.slice(0, 10), statusCode]).toEqual([
        text.slice(0, 10),
        text.length > 65_536 ? 413 : 400,
      ]);
    }
    const odd = {
      ...person({ phone: 'abc' }),
      nul: 'a\0b\ud800',
      deep: { a: { b: { c: { d: { e: 'too deep' } } } }, list: ['x', 'y'] },
      ['n'.repeat(500)]: 'long name',
      __proto__: { admin: true },
      ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, i])),
    };
    expect((await send(hook, odd)).statusCode).toBe(200);
    await processAll();
    const [lead] = await leadsBy(odd.email);
    expect(lead).toMatchObject({ phone: '-' });
    expect(lead?.adicionales).toContainEqual({ label: 'phone', answer: 'abc' });
    expect(lead?.adicionales).toContainEqual({ label: 'nul', answer: 'ab' });
    expect(lead?.adicionales).toContainEqual({ label: 'deep.list', answer: 'x, y' });
    expect(lead?.adicionales.length).toBeLessThanOrEqual(50);
  });

  it('without an address or number is refused with the reason; with a better mapping it is replayed once', async () => {
    const hook = await create('webhook');
    const { email, ...rest } = person({ phone: '' });
    const answer = await send(hook, { ...rest, correo: email });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'intake.noContact']);
    await processAll();
    const [refused] = await log(hook.source.id);
    expect(refused).toMatchObject({ status: 'refused', reason: 'noContact', lead: null });
    const mapping = [...hook.source.mapping, { from: 'Correo', to: 'email' }];
    await update(hook.source.id, { mapping });
    const replay = () => admin(api.replayIntakeDelivery, { params: { id: refused?.id } });
    expect((await Promise.all([replay(), replay()])).map((each) => each.statusCode)).toEqual([
      200, 200,
    ]);
    await Promise.all([processAll(), processAll()]);
    expect(await leadsBy(email)).toHaveLength(1);
    expect((await replay()).json().code).toBe('intake.notReplayable');
  });

  it('that was refused and is sent again with an address makes one lead', async () => {
    const hook = await create('webhook');
    const { email, ...rest } = person({ phone: '' });
    const headers = { 'idempotency-key': 'order-7' };
    for (const _ of [1, 2]) {
      const answer = await send(hook, { ...rest, email: 'no address' }, headers);
      expect(answer.statusCode).toBe(422);
    }
    expect(await log(hook.source.id)).toMatchObject([{ status: 'refused', reason: 'badEmail' }]);
    for (const _ of [1, 2]) {
      expect((await send(hook, { ...rest, email }, headers)).statusCode).toBe(200);
      await processAll();
    }
    expect(await log(hook.source.id)).toMatchObject([{ status: 'lead', reason: null }]);
    expect(await leadsBy(email)).toHaveLength(1);
    // The result of a test is in the log.
    expect((await send(hook, { is_test: true, name: 'Ana' })).statusCode).toBe(200);
  });

  it('of a known person joins the lead of someone who gets its leads or of their team, never of another team (security 10)', async () => {
    const [salesman] = await db()
      .select()
      .from(users)
      .where(eq(users.email, 'salesman@alpha.test'));
    const [leader] = await db().select().from(users).where(eq(users.email, 'leader@alpha.test'));
    const [curator] = await db().select().from(users).where(eq(users.email, 'curator@alpha.test'));
    const caller = await signedIn(test(), 'salesman@alpha.test');
    const body = { first_name: 'Ana', last_name: 'Ruiz', phone: '1', email: 'known@sent.test' };
    const known = (await caller(api.createLead, { body })).json();
    const member = (id = 0) => ({
      user_id: id,
      weight: 1,
      countries: [],
      capacity: null,
      time_zone: null,
    });
    const rule = (id?: number) => ({
      owner_rule: { members: [member(id)], match_language: false, hours: null },
    });
    const own = await create('webhook', rule(salesman?.id));
    await send(own, { ...person(), email: 'KNOWN@sent.test', message: 'Still looking' });
    // The salesman's leader could have handed it on within the team.
    const team = await create('webhook', rule(leader?.id));
    await send(team, { ...person(), email: 'known@sent.test', message: 'Still looking' });
    const other = await create('webhook', rule(curator?.id));
    await send(other, { ...person(), email: 'known@sent.test' });
    await processAll();
    expect(await log(own.source.id)).toMatchObject([{ status: 'joined', lead: { id: known.id } }]);
    expect(await log(team.source.id)).toMatchObject([{ status: 'joined', lead: { id: known.id } }]);
    const timeline = await db()
      .select()
      .from(leadActivities)
      .where(eq(leadActivities.leadId, known.id));
    expect(timeline.map(({ kind }) => kind)).toContain('form_repeated');
    const seen = (await caller(api.getLead, { params: { id: known.id } })).json();
    expect(seen.signal).toMatchObject({ kind: 'form', words: 'Still looking' });
    const [delivery] = await log(other.source.id);
    expect(delivery).toMatchObject({ status: 'lead', lead: { owner: curator?.name } });
    expect(delivery?.lead?.id).not.toBe(known.id);
  });

  it('joins a lead that came to the administrator and was handed on, as a form does', async () => {
    const [salesman] = await db()
      .select()
      .from(users)
      .where(eq(users.email, 'salesman@alpha.test'));
    const first = person();
    const [one, two] = [await create('webhook'), await create('webhook')];
    await send(one, first);
    await processAll();
    const [made] = await leadsBy(first.email);
    await admin(api.assignLeads, { body: { ids: [made?.id], user_id: salesman?.id } });
    await send(two, { ...first, message: 'Once more' });
    await processAll();
    expect(await log(two.source.id)).toMatchObject([{ status: 'joined', lead: { id: made?.id } }]);
    expect(await leadsBy(first.email)).toHaveLength(1);
  });
});
