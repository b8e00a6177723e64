import {
  createLead,
  getLead,
  getLeadScore,
  getScoreWeights,
  type Lead,
  type LeadScoreHow,
  type LeadSummary,
  leadScore,
  listAudit,
  listLeads,
  previewScoreWeights,
  type ScoredLead,
  type ScorePart,
  saveScoreWeights,
  USUAL_SCORE_WEIGHTS,
} from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { done } from '../../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leadActivities, leads } from '../../../platform/db/schema/index.ts';
import { warmthAt } from './lead-warmth.ts';
import { SCORE_COLUMNS, scoreFactsOf } from './score-facts.ts';
import { scoreSql } from './score-sql.ts';

let test: TestApp;
let salesman: Caller;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 300 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(() => test.close());

let made = 0;
async function newLead(more: object = {}): Promise<Lead> {
  made += 1;
  const person = { first_name: 'Ana', last_name: `Score ${made}`, phone: '1' };
  const body = { ...person, email: `score.${made}@leads.test`, ...more };
  return done(salesman(createLead, { body }));
}

type Entry = typeof leadActivities.$inferInsert;
const happen = (leadId: number, kind: Entry['kind'], data: object = {}, daysAgo = 0) =>
  test.database.db
    .insert(leadActivities)
    .values({
      ...{ leadId, kind, data: { ...data } },
      createdAt: sql`now() - ${daysAgo} * interval '1 day'`,
    })
    .returning({ id: leadActivities.id });
const how = (id: number): Promise<LeadScoreHow> => done(salesman(getLeadScore, { params: { id } }));
const partOf = ({ parts }: LeadScoreHow, name: ScorePart) =>
  parts.find(({ part }) => part === name);
const pointsOf = async (id: number, name: ScorePart) => partOf(await how(id), name)?.points;

describe('the score of a lead', () => {
  it('says what it is made of, and is the same figure in lists', async () => {
    const { id } = await newLead({ initial_payment: 300_000 });
    for (const share of [1, 2, 3, 4]) await happen(id, 'report_opened', { share_id: share });
    const { score, parts } = await how(id);
    expect(Object.fromEntries(parts.map(({ part, points }) => [part, points]))).toEqual({
      ...{ budget: 19, answers: 0, opens: 13, likes: 0, asks: 0, recency: 14, passes: 0 },
    });
    expect(score).toBe(46);
    expect(partOf(await how(id), 'opens')).toMatchObject({ count: 4, weight: 14 });
    expect(partOf(await how(id), 'budget')).toMatchObject({ count: 300_000, at: null });
    expect((await done<Lead>(salesman(getLead, { params: { id } }))).score).toBe(46);
    const rows = await done<LeadSummary[]>(salesman(listLeads, { query: {} }));
    expect(rows.find((row) => row.id === id)?.score).toBe(46);
  });

  it('counts only the latest answer about a property, and none that was taken back', async () => {
    const { id } = await newLead();
    const answer = (answer: 'like' | 'pass' | null) =>
      happen(id, 'home_answered', { share_id: 7, answer });
    await answer('like');
    const liked = (await how(id)).score;
    expect(await pointsOf(id, 'likes')).toBe(8);
    await answer('pass');
    expect([await pointsOf(id, 'likes'), await pointsOf(id, 'passes')]).toEqual([0, -10]);
    expect((await how(id)).score).toBeLessThan(liked);
    await answer(null);
    expect([await pointsOf(id, 'likes'), await pointsOf(id, 'passes')]).toEqual([0, 0]);
  });

  it('fades by half a week later, and an entry that is deleted no longer counts', async () => {
    const { id } = await newLead();
    const [entry] = await happen(id, 'question_asked', {}, 7);
    // Half of an event: 1 − 2^−0.5.
    expect(await pointsOf(id, 'asks')).toBe(Math.round(20 * (1 - 2 ** -0.5)));
    await test.database.db.delete(leadActivities).where(eq(leadActivities.id, entry?.id ?? 0));
    expect(await pointsOf(id, 'asks')).toBe(0);
    const { db } = test.database;
    const [row] = await db.select(SCORE_COLUMNS).from(leads).where(eq(leads.id, id));
    expect(row).toMatchObject({ warmAsks: 0, interestAt: null });
  });

  it('follows an entry to the lead it is moved to', async () => {
    const [from, to] = [await newLead(), await newLead()];
    const [entry] = await happen(from.id, 'question_asked');
    await test.database.db
      .update(leadActivities)
      .set({ leadId: to.id })
      .where(eq(leadActivities.id, entry?.id ?? 0));
    expect([await pointsOf(from.id, 'asks'), await pointsOf(to.id, 'asks')]).toEqual([0, 10]);
  });

  it('is not changed by what people of the team write', async () => {
    const { id } = await newLead();
    const { score } = await how(id);
    await happen(id, 'note');
    await happen(id, 'mail_sent');
    expect((await how(id)).score).toBe(score);
  });

  it('counts the answers of the quiz', async () => {
    const { id } = await newLead();
    const adicionales = [1, 2, 3].map((place) => ({ label: `${place}`, answer: 'x', id: place }));
    await test.database.db
      .update(leads)
      .set({ adicionales: [...adicionales, { label: 'City', answer: 'Miami' }] })
      .where(eq(leads.id, id));
    expect(partOf(await how(id), 'answers')).toMatchObject({ points: 6, count: 3 });
  });
});

describe('the database', () => {
  it('computes the very score that is shown, for every lead', async () => {
    const { db } = test.database;
    const days = 'random() * 60';
    await db.execute(sql`insert into lead_activities (lead_id, kind, data, created_at)
      select id, (array['report_opened', 'question_asked', 'home_answered', 'shortlist_opened'])
        [1 + floor(random() * 4)]::lead_activity_kind,
        jsonb_build_object('share_id', n, 'answer', (array['like', 'pass'])[1 + floor(random() * 2)]),
        now() - ${sql.raw(days)} * interval '1 day'
      from leads, generate_series(1, 5) n`);
    for (let round = 0; round < 20; round += 1) {
      const budget = Math.floor(Math.random() * 39);
      const weights = { ...USUAL_SCORE_WEIGHTS, budget, recency: 38 - budget };
      const nowMs = Date.now() + round * 86_400_000 * 40;
      const rows = await db
        .select({ ...SCORE_COLUMNS, score: scoreSql(weights, nowMs).mapWith(Number) })
        .from(leads);
      const differing = rows.filter(
        (row) => row.score !== leadScore(scoreFactsOf(row, nowMs), weights),
      );
      expect(differing).toEqual([]);
      expect(rows.length).toBeGreaterThan(300);
    }
  });

  it('measures warmth as we do', async () => {
    const days = ['1970-01-01', '2026-01-01', '2026-11-18', '2044-12-31', '2300-01-01'];
    for (const day of days) {
      const { rows } = await test.database.db.execute<{ warmth: number }>(
        sql`select warmth_at(${`${day}T00:00:00Z`}::timestamptz) as warmth`,
      );
      const ours = warmthAt(Date.parse(`${day}T00:00:00Z`));
      expect(Number(rows[0]?.warmth) / ours).toBeCloseTo(1, 9);
    }
  });

  it('sorts contacts by it, page by page', async () => {
    const page = (page: number, order = 'desc') =>
      done<{ data: LeadSummary[] }>(
        admin(listLeads, { query: { sort: 'score', order, page, per_page: 50 } }),
      );
    const scores = (await Promise.all([page(1), page(2)])).flatMap(({ data }) =>
      data.map(({ score }) => score),
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect((await page(1, 'asc')).data[0]?.score).toBeLessThanOrEqual(scores.at(-1) ?? 0);
  });
});

describe('the weights', () => {
  const weights = { ...USUAL_SCORE_WEIGHTS, budget: 0, recency: 38 };

  it('are changed by administrators, logged, and apply to every lead at once', async () => {
    const { id } = await newLead({ initial_payment: 900_000 });
    expect((await how(id)).score).toBe(38);
    const saved = await done(admin(saveScoreWeights, { body: { weights } }));
    expect(saved).toEqual({ weights, is_usual: false });
    expect(await done(salesman(getScoreWeights, {}))).toEqual(saved);
    expect((await done<Lead>(salesman(getLead, { params: { id } }))).score).toBe(38);
    expect(await pointsOf(id, 'budget')).toBe(0);
    const audit = await done<{ data: object[] }>(
      admin(listAudit, { query: { action: 'lead_score.changed', page: 1 } }),
    );
    expect(audit.data[0]).toMatchObject({ data: weights });
    const reset = await done(admin(saveScoreWeights, { body: { weights: null } }));
    expect(reset).toEqual({ weights: USUAL_SCORE_WEIGHTS, is_usual: true });
  });

  it.each([
    ['do not add up to 100', { ...weights, budget: 1 }],
    ['are out of bounds', { ...weights, recency: 100, asks: -40 }],
    ['are not whole', { ...weights, recency: 39.5, asks: 20.5 }],
    ['are incomplete', { budget: 100 }],
  ])('are refused when they %s', async (_, given) => {
    const reply = await admin(saveScoreWeights, { body: { weights: given } });
    expect(reply.statusCode).toBe(422);
  });

  it('are tried on the ten best leads before they are saved', async () => {
    const top = await done<ScoredLead[]>(admin(previewScoreWeights, { body: { weights } }));
    expect(top).toHaveLength(10);
    expect(top.map(({ score }) => score)).toEqual(
      top.map(({ score }) => score).sort((a, b) => b - a),
    );
    const [best] = top;
    const lead = await done<Lead>(admin(getLead, { params: { id: best?.id } }));
    expect(lead.score).toBe(best?.score_now);
  });
});
