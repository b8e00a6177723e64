import * as api from '@alpha/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { done } from '../../../../test/team-at-work.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import {
  forgetEmails,
  openIntakeApp,
  visitorPost as post,
  QUIZ_ANSWERS as quiz,
  storedLead,
  submitPost,
} from '../../../../test/visitor-posts.ts';
import {
  leadActivities,
  leadStatuses,
  leads,
  notifications,
} from '../../../platform/db/schema/index.ts';

const SALESMAN = 3;
const CURATOR = 8;

let test: TestApp;
let salesman: Caller;
let leader: Caller;
let curator: Caller;
let admin: Caller;
beforeAll(async () => {
  test = await openIntakeApp();
  salesman = await signedIn(test, 'salesman@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  curator = await signedIn(test, 'curator@alpha.test');
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());
beforeEach(() => forgetEmails(test));

let made = 0;
const nextEmail = () => {
  made += 1;
  return `again.${made}@leads.test`;
};
const submit = (body: object) => submitPost(test, body);
const leadOf = (id: number) => storedLead(test, id);
const leadsOf = (email: string) =>
  test.database.db.select().from(leads).where(eq(leads.email, email)).orderBy(asc(leads.id));
const repeatsOf = (leadId: number) =>
  test.database.db
    .select()
    .from(leadActivities)
    .where(and(eq(leadActivities.leadId, leadId), eq(leadActivities.kind, 'form_repeated')))
    .orderBy(asc(leadActivities.id));
const read = (caller: Caller, id: number) =>
  done<api.Lead>(caller(api.getLead, { params: { id } }));

describe('somebody who fills in a form again', () => {
  it('is one lead: gaps are filled, what differs stays beside it, and the card goes up', async () => {
    const email = nextEmail();
    const first = await submit(post({ email, user_id: SALESMAN, phone: null, adicionales: [] }));
    const before = await read(salesman, first.id);
    await submit(
      post({
        ...{ email: email.toUpperCase(), user_id: SALESMAN, last_name: 'Prada', adicionales: quiz },
        ...{ phone: '+57 300 555 0100', utms: { utm_source: 'ads' } },
      }),
    );
    expect(await leadsOf(email)).toHaveLength(1);
    expect(await leadOf(first.id)).toMatchObject({
      ...{ lastName: 'Prado', email, phone: '+57 300 555 0100', country: 'CO' },
      ...{ profile: 'aggressive', initialPayment: 269_000, adicionales: quiz },
      ...{ utms: { utm_source: 'ads' }, source: before.source, version: 2 },
    });
    const [entry] = await repeatsOf(first.id);
    expect(entry?.data).toMatchObject({
      ...{ source: 'quiz', answers: quiz, utms: { utm_source: 'ads' } },
      ...{ fields: ['phone', 'country', 'profile', 'initialPayment'] },
      given: { lastName: 'Prada' },
    });
    const after = await read(salesman, first.id);
    expect(after.signal).toMatchObject({ kind: 'form' });
    expect(after.active_at > before.active_at).toBe(true);
    const bell = await test.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.activityId, entry?.id ?? 0));
    expect(bell).toMatchObject([{ userId: SALESMAN, kind: 'form' }]);
  });

  it('keeps the answers of the first form, and the second are in the timeline', async () => {
    const email = nextEmail();
    const { id } = await submit(post({ email, user_id: SALESMAN }));
    await submit(post({ email, user_id: SALESMAN, adicionales: quiz, phone: '+1 305 555 0111' }));
    const lead = await leadOf(id);
    expect(lead).toMatchObject({ adicionales: [{ answer: 'Perú' }], country: 'PE' });
    const [entry] = await repeatsOf(id);
    expect(entry?.data).toMatchObject({
      ...{ answers: quiz, given: { phone: '+1 305 555 0111', country: 'CO' } },
    });
  });

  it('joins a lead of a colleague in the team, never one of another team (security 10)', async () => {
    const email = nextEmail();
    const { id } = await submit(post({ email, user_id: SALESMAN }));
    await submit(post({ email, user_id: 2, first_name: 'Lu' }));
    expect(await repeatsOf(id)).toHaveLength(1);
    const other = await submit(post({ email, user_id: CURATOR }));
    expect(await leadsOf(email)).toMatchObject([{ id }, { id: other.id, userId: CURATOR }]);
    expect(await repeatsOf(id)).toHaveLength(1);
    // A form that names nobody goes to the administrator, who has no such lead.
    const ours = await submit(post({ email, user_id: null }));
    expect((await leadOf(ours.id)).userId).toBe(1);
    expect((await curator(api.getLead, { params: { id } })).statusCode).toBe(404);
  });

  it('joins the lead that came through the same door and was handed on', async () => {
    const email = nextEmail();
    const { id } = await submit(post({ email, user_id: 1 }));
    await done(admin(api.assignLeads, { body: { ids: [id], user_id: SALESMAN } }));
    await submit(post({ email, user_id: 1, first_name: 'Lu' }));
    expect(await leadsOf(email)).toMatchObject([{ id, userId: SALESMAN }]);
    expect(await repeatsOf(id)).toHaveLength(1);
  });

  it('does not join a lead in the trash, nor an erased one', async () => {
    const email = nextEmail();
    const { id } = await submit(post({ email, user_id: SALESMAN }));
    await done(leader(api.deleteLead, { params: { id } }));
    const second = await submit(post({ email, user_id: SALESMAN, first_name: 'Lu' }));
    expect((await leadOf(second.id)).firstName).toBe('Lu');
    await done(leader(api.eraseLead, { params: { id: second.id }, body: { email } }));
    const third = await submit(post({ email, user_id: SALESMAN, first_name: 'Lia' }));
    expect((await leadOf(third.id)).firstName).toBe('Lia');
    expect(await repeatsOf(id)).toEqual([]);
  });

  it('comes back from lost, and the card says so', async () => {
    const { db } = test.database;
    const email = nextEmail();
    const { id } = await submit(post({ email, user_id: SALESMAN }));
    const [lost] = await db
      .insert(leadStatuses)
      .values({ name: 'Lost', role: 'salesman', order: 90 })
      .onConflictDoNothing()
      .returning();
    const [known] = await db
      .select()
      .from(leadStatuses)
      .where(and(eq(leadStatuses.role, 'salesman'), eq(leadStatuses.name, 'Lost')));
    const lead_status_id = lost?.id ?? known?.id ?? 0;
    await done(salesman(api.moveLead, { params: { id }, body: { lead_status_id } }));
    await submit(post({ email, user_id: SALESMAN, first_name: 'Lu' }));
    const lead = await read(salesman, id);
    expect(lead).toMatchObject({ lead_status_id, signal: { kind: 'form', is_back: true } });
    const { items } = await done<api.Notifications>(salesman(api.listNotifications));
    expect(items[0]).toMatchObject({ kind: 'form', is_back: true, lead: { id } });
  });

  it('without an address is known by the number, and without both by nothing', async () => {
    const quizOf = (more: object) =>
      post({ user_id: SALESMAN, email: null, adicionales: quiz, ...more });
    const first = await submit(quizOf({ phone: '+57 311 000 2233' }));
    await submit(quizOf({ phone: '+57 311 000 2233', first_name: 'Otra' }));
    expect(await repeatsOf(first.id)).toHaveLength(1);
    const nameless = await submit(quizOf({ phone: '-', first_name: 'Una' }));
    const another = await submit(quizOf({ phone: '-', first_name: 'Dos' }));
    expect(await leadOf(another.id)).toMatchObject({ firstName: 'Dos' });
    expect(await repeatsOf(nameless.id)).toEqual([]);
  });
});

describe('the answer to somebody we know (security 13)', () => {
  const withoutId = ({ id: _, email: __, ...answer }: { id: number; email: string }) => answer;

  it('is the one a stranger gets, also when the page is sent twice (security 13)', async () => {
    const email = nextEmail();
    const first = await submit(post({ email, user_id: SALESMAN }));
    const again = post({ email, user_id: SALESMAN, phone: '+1 1' });
    const [one, two] = [await submit(again), await submit(again)];
    expect(one).toEqual(two);
    expect(one.id).toBeGreaterThan(first.id);
    const stranger = post({ email: nextEmail(), user_id: SALESMAN, phone: '+1 1' });
    const [new1, new2] = [await submit(stranger), await submit(stranger)];
    expect(new1).toEqual(new2);
    expect(withoutId(one)).toEqual(withoutId(new1));
    expect(await repeatsOf(first.id)).toHaveLength(1);
  });

  it('of fifty posts at once is one entry, and of two new ones at once one lead (security 14)', async () => {
    const email = nextEmail();
    const { id } = await submit(post({ email, user_id: SALESMAN }));
    const body = post({ email, user_id: SALESMAN, first_name: 'Lu' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(body)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await repeatsOf(id)).toHaveLength(1);
    const fresh = nextEmail();
    await Promise.all(
      ['Ana', 'Bea', 'Eva'].map((first_name) =>
        submit(post({ email: fresh, user_id: SALESMAN, first_name })),
      ),
    );
    const [only, ...more] = await leadsOf(fresh);
    expect(more).toEqual([]);
    expect(await repeatsOf(only?.id ?? 0)).toHaveLength(2);
  });

  it('takes the same time, within what a network hides (security 13)', async () => {
    const email = nextEmail();
    await submit(post({ email, user_id: CURATOR }));
    const times = { known: [] as number[], unknown: [] as number[] };
    const timed = async (kind: keyof typeof times, body: object) => {
      const started = performance.now();
      await submit(body);
      times[kind].push(performance.now() - started);
    };
    for (let i = 0; i < 25; i += 1) {
      await timed('known', post({ email, user_id: CURATOR, first_name: `Ana ${i}` }));
      await timed('unknown', post({ email: nextEmail(), user_id: CURATOR }));
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[12] ?? 0;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });
});

it('a quiz sent again with other answers adds them, one with the same answers adds nothing', async () => {
  const email = nextEmail();
  const { id } = await submit(post({ email, user_id: SALESMAN }));
  const body = post({ email, user_id: SALESMAN, adicionales: quiz, quiz_id: 'd'.repeat(32) });
  const first = await submit(body);
  expect(await submit(body)).toEqual(first);
  expect(await repeatsOf(id)).toHaveLength(1);
  const changed = quiz.map((answer, i) =>
    i === 3 ? { ...answer, answer: 'Bajo', id: 1 } : answer,
  );
  expect(await submit({ ...body, adicionales: changed })).toEqual(first);
  expect(await repeatsOf(id)).toHaveLength(2);
});

it('a name from a later form is erased from notes of others too (security 31)', async () => {
  const email = nextEmail();
  const { id } = await submit(post({ email, user_id: SALESMAN, last_name: 'Prado' }));
  await submit(post({ email, user_id: SALESMAN, first_name: 'Lucinda', last_name: 'Pradillo' }));
  const { id: other } = await submit(post({ email: nextEmail(), user_id: SALESMAN }));
  const body = { kind: 'note', body: 'Lucinda Pradillo is her sister.' };
  await done(salesman(api.addActivity, { params: { id: other }, body }));
  await done(leader(api.eraseLead, { params: { id }, body: { email } }));
  const [note] = await done<api.Activity[]>(
    salesman(api.listActivities, { params: { id: other } }),
  );
  expect(note?.body).toBe('… is her sister.');
});
