import {
  deleteShortlist,
  listShortlists,
  proposeShortlist,
  SHORTLIST_WEIGHTS,
  type Shortlist,
  sendShortlist,
  updateShortlist,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../../test/shortlisted-lead.ts';
import { leads, properties, propertyAnalyses } from '../../platform/db/schema/index.ts';

let at: ShortlistedLead;
let salesman: Caller;
beforeAll(async () => {
  at = await openShortlistedLead();
  salesman = at.salesman;
});
afterAll(() => at.test.close());

const kept = (list: Shortlist) =>
  list.homes.map(({ property_id, sentence }) => ({ property_id, sentence }));
const save = async (list: Shortlist, body: object) =>
  salesman(updateShortlist, { params: { id: list.id }, body });

const send = ({ id, ...body }: { id: number; seen_at?: string }) =>
  salesman(sendShortlist, { params: { id }, body });
const latest = async (): Promise<Shortlist> =>
  (await salesman(listShortlists, { params: { id: at.leadId } })).json().shortlists[0];

describe('a proposal', () => {
  it('has five to eight properties within the budget, each with two reasons and a caution', async () => {
    const list = await at.propose();
    expect(list.homes.length).toBeGreaterThanOrEqual(5);
    expect(list.homes.length).toBeLessThanOrEqual(8);
    for (const { listing, reasons, cautions, score, sentence } of list.homes) {
      expect(listing?.propertyEstimates?.downpayment).toBeLessThanOrEqual(269_000);
      expect([reasons.length, cautions.length, sentence]).toEqual([2, 1, '']);
      expect(score).toBeGreaterThan(0);
    }
    const cities = new Set(list.homes.map(({ listing }) => listing?.city));
    expect(cities.size).toBeGreaterThanOrEqual(3);
  });

  it('is deterministic', async () => {
    expect(kept(await at.propose())).toEqual(kept(await at.propose()));
  });

  it('stays within the budget while enough properties match', async () => {
    for (const initialPayment of [90_000, 140_000, 269_000, 1_000_000]) {
      await at.setLead({ initialPayment });
      for (const { listing } of (await at.propose()).homes)
        expect(listing?.propertyEstimates?.downpayment).toBeLessThanOrEqual(initialPayment);
    }
  });

  it('is in the language of the messages to the lead: of its quiz, its country, else of the reader', async () => {
    for (const [adicionales, country, locale] of [
      [[], 'CL', 'es'],
      [[], 'CA', 'en'],
      [
        [
          { label: 'Where do you live?', answer: 'Santiago', key: 'location' },
          { label: 'Risk', answer: 'Low', key: 'risk' },
        ],
        'CL',
        'en',
      ],
    ] as const) {
      await at.setLead({ initialPayment: 269_000, adicionales: [...adicionales], country });
      expect((await at.propose()).locale).toBe(locale);
    }
    await at.setLead({ adicionales: [], country: null });
    for (const locale of ['es', 'en']) {
      const headers = { 'accept-language': locale };
      const own = await salesman(proposeShortlist, {
        ...{ params: { id: at.leadId }, body: {}, headers },
      });
      expect(own.json().locale).toBe(locale);
    }
    await at.setLead({ adicionales: at.quiz.adicionales, country: at.quiz.country });
  });

  it('keeps to the requested property type', async () => {
    const adicionales = [{ label: '¿Qué tipo de propiedad te interesa más?', answer: 'Retiro' }];
    await at.setLead({ initialPayment: 400_000, adicionales });
    const list = await at.propose();
    for (const { listing } of list.homes) expect(['condo', 'townhouse']).toContain(listing?.type);
  });

  it('explains why and offers the nearest properties when the budget is too small', async () => {
    await at.setLead({ initialPayment: 1_000, adicionales: [] });
    const list = await at.propose();
    expect(list.homes).toHaveLength(5);
    const cheapest = await at.db
      .select({ downpayment: propertyAnalyses.downpayment })
      .from(propertyAnalyses)
      .innerJoin(properties, eq(properties.id, propertyAnalyses.propertyId))
      .where(eq(properties.status, 'active'))
      .orderBy(propertyAnalyses.downpayment)
      .limit(1);
    const [first] = list.homes;
    expect(first?.listing?.propertyEstimates?.downpayment).toBe(cheapest[0]?.downpayment);
    for (const { cautions } of list.homes) expect(cautions[0]?.code).toBe('over_budget');
  });

  it('works without any answers, and then filters nothing', async () => {
    await at.setLead({ initialPayment: null, profile: null, adicionales: [] });
    expect((await at.propose()).homes.length).toBeGreaterThanOrEqual(5);
    const { preferences } = (await salesman(listShortlists, { params: { id: at.leadId } })).json();
    expect(preferences).toMatchObject({
      ...{ profile: 'strategic', is_profile_known: false, budget: null, kinds: null },
      ...{ is_weighed_by_answers: false, weights: SHORTLIST_WEIGHTS.strategic },
    });
    await at.setLead({ initialPayment: 269_000, profile: at.quiz.profile });
  });
});

describe('a draft', () => {
  it('saves order, text and language with each change', async () => {
    const list = await at.propose();
    const homes = kept(list).reverse().slice(1);
    const [first] = homes;
    if (first) first.sentence = 'Look at the garden.';
    const saved: Shortlist = (
      await save(list, { homes, message: 'For you', locale: 'es', seen_at: list.updated_at })
    ).json();
    expect(kept(saved)).toEqual(homes);
    expect(saved.homes.map(({ position }) => position)).toEqual(homes.map((_, i) => i + 1));
    expect(saved).toMatchObject({ message: 'For you', locale: 'es' });
    // Items that stay keep their reasons.
    const before = list.homes.find(({ property_id }) => property_id === first?.property_id);
    expect(saved.homes[0]).toMatchObject({ reasons: before?.reasons, score: before?.score });
    const answer = await salesman(listShortlists, { params: { id: at.leadId } });
    expect(answer.json().shortlists[0]).toEqual(saved);
    expect(answer.json().link_days).toBe(90);
  });

  it('accepts a property added by hand, with its own reasons and caution', async () => {
    const list = await at.propose();
    const known = new Set(kept(list).map(({ property_id }) => property_id));
    const others = await at.db
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.status, 'active'));
    const added = others.find(({ id }) => !known.has(id))?.id ?? 0;
    const homes = [{ property_id: added, sentence: 'Mine' }, ...kept(list).slice(0, 4)];
    const saved: Shortlist = (await save(list, { homes })).json();
    expect(saved.homes[0]).toMatchObject({ property_id: added, sentence: 'Mine' });
    expect(saved.homes[0]?.reasons).toHaveLength(2);
    expect(saved.homes[0]?.cautions).toHaveLength(1);
  });

  it('is not overwritten by a user with an outdated version', async () => {
    const list = await at.propose();
    await save(list, { message: 'one', seen_at: list.updated_at });
    const late = await save(list, { message: 'two', seen_at: list.updated_at });
    expect([late.statusCode, late.json().code]).toEqual([409, 'shortlist.changed']);
  });

  it.each([
    [
      'nine homes',
      { homes: Array.from({ length: 9 }, (_, i) => ({ property_id: i + 1, sentence: '' })) },
    ],
    ['a home twice', { homes: [1, 1].map((property_id) => ({ property_id, sentence: '' })) }],
    ['a field of its own', { lead_id: 1 }],
    ['a score', { homes: [{ property_id: 1, sentence: '', score: 1 }] }],
    ['a novel for a sentence', { homes: [{ property_id: 1, sentence: 'x'.repeat(501) }] }],
    ['an unknown language', { locale: 'fr' }],
  ])('refuses %s', async (_, body) => {
    expect((await save(await at.propose(), body)).statusCode).toBe(422);
  });

  it('refuses a property that does not exist or may not be shown', async () => {
    const list = await at.propose();
    const homes = [{ property_id: 2_000_000_000, sentence: '' }];
    expect((await save(list, { homes })).json().code).toBe('property.notFound');
  });

  it('can be deleted and copied, and a lead can have several', async () => {
    const list = await at.propose();
    await save(list, { homes: kept(list).slice(0, 2), message: 'Again' });
    const copy: Shortlist = (
      await salesman(proposeShortlist, { params: { id: at.leadId }, body: { copy_of: list.id } })
    ).json();
    expect(copy.id).not.toBe(list.id);
    expect(kept(copy)).toEqual(kept(list).slice(0, 2));
    expect(copy.message).toBe('Again');
    expect((await salesman(deleteShortlist, { params: { id: list.id } })).statusCode).toBe(200);
    expect((await save(list, { message: 'gone' })).statusCode).toBe(404);
  });

  it('is read-only once sent', async () => {
    const { sent } = await at.send();
    const answers = [
      await save(sent, { message: 'changed' }),
      await salesman(deleteShortlist, { params: { id: sent.id } }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'shortlist.sent',
      'shortlist.sent',
    ]);
  });

  it('cannot be sent without properties', async () => {
    const list = await at.propose();
    await save(list, { homes: [] });
    const answer = await send({ id: list.id, seen_at: (await latest()).updated_at });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'shortlist.empty']);
  });

  it('cannot be sent by a user with an outdated version', async () => {
    const list = await at.propose();
    await save(list, { message: 'A colleague was here', seen_at: list.updated_at });
    const late = await send({ id: list.id, seen_at: list.updated_at });
    expect([late.statusCode, late.json().code]).toEqual([409, 'shortlist.changed']);
    expect((await latest()).sent_at).toBeNull();
    expect((await send({ id: list.id })).statusCode).toBe(422);
    const seen = await send({ id: list.id, seen_at: (await latest()).updated_at });
    expect(seen.json()).toMatchObject({ message: 'A colleague was here' });
    // Retrying a delivered one sends nothing, whatever version it refers to.
    expect((await send({ id: list.id, seen_at: list.updated_at })).statusCode).toBe(200);
  });

  it.each(['-', 'a@x.test,b@y.test', 'a@x.test b@y.test', '<a@x.test>', 'a@x.test\r\nb@y.test'])(
    'is not sent to %j, which is not one address (security 16)',
    async (email) => {
      await at.setLead({ email });
      const list = await at.propose();
      const answer = await send({ id: list.id, seen_at: list.updated_at });
      await at.setLead({ email: at.quiz.email });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'lead.noAddress']);
      expect((await latest()).sent_at).toBeNull();
    },
  );
});

describe('a shortlist of somebody else’s lead (security 10)', () => {
  it('is a 404 on every endpoint, like one that does not exist', async () => {
    const list = await at.propose();
    const stranger = await signedIn(at.test, 'curator@alpha.test');
    const [foreign] = await at.db.select().from(leads).where(eq(leads.userId, 1)).limit(1);
    const calls = (id: number, leadId: number, caller: Caller) =>
      Promise.all([
        caller(listShortlists, { params: { id: leadId } }),
        caller(proposeShortlist, { params: { id: leadId }, body: {} }),
        caller(updateShortlist, { params: { id }, body: { message: 'x' } }),
        caller(deleteShortlist, { params: { id } }),
        caller(sendShortlist, { params: { id }, body: { seen_at: list.updated_at } }),
      ]);
    const codesOf = (answers: Awaited<ReturnType<typeof calls>>) =>
      answers.map((answer) => [answer.statusCode, answer.json().code]);
    const foreignAnswers = codesOf(await calls(list.id, at.leadId, stranger));
    expect(foreignAnswers.every(([status]) => status === 404)).toBe(true);
    expect(foreignAnswers).toEqual(codesOf(await calls(999_999, 999_999, stranger)));
    // It can't be copied to one's own lead either.
    const leader = await signedIn(at.test, 'leader@alpha.test');
    const copy = await leader(proposeShortlist, {
      params: { id: foreign?.id ?? 0 },
      body: { copy_of: list.id },
    });
    expect(copy.statusCode).toBe(404);
    expect((await leader(listShortlists, { params: { id: at.leadId } })).statusCode).toBe(200);
  });
});
