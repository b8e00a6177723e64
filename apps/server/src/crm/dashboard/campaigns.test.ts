import {
  type CampaignFigures,
  listCampaignCosts,
  listCampaigns,
  saveCampaignCosts,
} from '@alpha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { monthSharesOf } from './calendar-steps.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 40 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
});
afterAll(() => test.close());

const QUIZ = { source: 'instagram', medium: 'paid_social', campaign: 'investor-quiz' };
const OCTOBER = { from: '2026-10-01T05:00:00Z', to: '2026-11-01T05:00:00Z' };
const save = (costs: object[], more: object = QUIZ, caller = admin) =>
  caller(saveCampaignCosts, { body: { ...more, costs } });
const quizIn = async (period: object, caller = admin): Promise<CampaignFigures | undefined> => {
  const query = { ...period, time_zone: 'America/Bogota' };
  const rows = await done<CampaignFigures[]>(caller(listCampaigns, { query }));
  return rows.find(({ campaign, source }) => campaign === QUIZ.campaign && source === QUIZ.source);
};

it('costs are typed by month, whatever the spelling, and set or removed one by one', async () => {
  await done(save([{ month: '2026-10', amount: 3_100 }], { ...QUIZ, source: ' Instagram ' }));
  const saved = await done(
    save([
      { month: '2026-09', amount: 900.5 },
      { month: '2026-08', amount: 0 },
    ]),
  );
  expect(saved).toEqual([
    { month: '2026-09', amount: 900.5 },
    { month: '2026-10', amount: 3_100 },
  ]);
  await done(save([{ month: '2026-09', amount: null }]));
  expect(await done(admin(listCampaignCosts, { query: QUIZ }))).toEqual([
    { month: '2026-10', amount: 3_100 },
  ]);
});

it('a month counts in full, and a part of it by its days in the reader’s time zone', async () => {
  expect((await quizIn(OCTOBER))?.cost).toBe(3_100);
  const ten = { from: '2026-10-22T05:00:00Z', to: '2026-11-03T05:00:00Z' };
  expect((await quizIn(ten))?.cost).toBeCloseTo(1_000);
  expect((await quizIn({ from: '2025-10-01T05:00:00Z', to: '2025-11-01T05:00:00Z' }))?.cost).toBe(
    undefined,
  );
  const spring = { from: new Date('2026-01-31T05:00:00Z'), to: new Date('2026-03-01T05:00:00Z') };
  expect(monthSharesOf(spring, 'America/Bogota')).toEqual([
    { month: '2026-01', share: 1 / 31 },
    { month: '2026-02', share: 1 },
  ]);
});

it('a campaign with a cost and without a lead is a row too', async () => {
  const flop = { source: 'tv', medium: '(none)', campaign: 'flop' };
  await done(save([{ month: '2026-10', amount: 50 }], flop));
  const query = { ...OCTOBER, time_zone: 'America/Bogota' };
  const rows = await done<CampaignFigures[]>(admin(listCampaigns, { query }));
  expect(rows).toContainEqual({ ...flop, leads: 0, won: 0, won_value: 0, cost: 50 });
});

it('an unknown time zone is refused', async () => {
  const query = { ...OCTOBER, time_zone: 'Mars/Base' };
  expect((await admin(listCampaigns, { query })).statusCode).toBe(422);
});

it('costs are for administrators, and for the whole company only', async () => {
  expect((await save([{ month: '2026-10', amount: 1 }], QUIZ, leader)).statusCode).toBe(403);
  expect((await leader(listCampaignCosts, { query: QUIZ })).statusCode).toBe(403);
  expect((await quizIn(OCTOBER, leader))?.cost ?? null).toBeNull();
  expect((await quizIn({ ...OCTOBER, user_id: 3 }))?.cost ?? null).toBeNull();
});

it.each([
  ['a negative amount', [{ month: '2026-10', amount: -1 }]],
  ['no month', [{ month: '2026-13', amount: 1 }]],
  ['nothing', []],
])('%s is refused', async (_, costs) => {
  expect((await save(costs)).statusCode).toBe(422);
});
