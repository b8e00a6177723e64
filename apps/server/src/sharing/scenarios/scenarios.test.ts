import {
  type Activity,
  createLead,
  createReaderScenario,
  createScenario,
  createShareLink,
  deleteReaderScenario,
  deleteScenario,
  eraseLead,
  getPropertyPdf,
  getSharedProperty,
  getSharedPropertyPdf,
  getSharedPropertyPicture,
  type Lead,
  type LeadShare,
  listActivities,
  listLeadShares,
  listScenarios,
  READER_KEY_HEADER,
  recordTriedScenario,
  revokeShare,
  type Scenario,
  updateReaderScenario,
  updateScenario,
} from '@alpha/contract';
import {
  MAX_KEPT_SCENARIOS,
  MAX_READER_SCENARIOS,
  MAX_TRIED_SCENARIOS,
} from '@alpha/contract/scenario-terms';
import { type ProjectInputs, project } from '@alpha/engine';
import { translatorFor } from '@alpha/i18n/server';
import { type Outcome, outcomeOf } from '@alpha/report-model/outcome';
import { reportUnder } from '@alpha/report-model/report-under';
import { scenarioInputs } from '@alpha/report-model/scenario-inputs';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { scenarioSearch } from '@alpha/report-model/scenario-url';
import { comparedOutcomes } from '@alpha/report-model/texts/compared-outcomes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import { hashToken } from '../../accounts/auth/token.ts';
import { scenarios, shareLinks } from '../../platform/db/schema/index.ts';

let at: SharedHome;
let leader: Caller;
let curator: Caller;
let admin: Caller;
beforeAll(async () => {
  at = await openSharedHome();
  leader = await signedIn(at.test, 'leader@alpha.test');
  curator = await signedIn(at.test, 'curator@alpha.test');
  admin = await signedIn(at.test, 'admin@alpha.test');
});
afterAll(() => at.test.close());

const FORTY = { inputs: { downpaymentPercentage: 0.4, holdYears: 8 } };
const down = (share: number) => ({ inputs: { downpaymentPercentage: share } });
const keep = (caller: Caller, body: object) =>
  caller(createScenario, { params: { id: at.home.id }, body });
const keptOf = async (caller: Caller): Promise<Scenario[]> =>
  (await caller(listScenarios, { params: { id: at.home.id } })).json();
const save = (token: string, body: object) =>
  at.reader(createReaderScenario, { params: { token }, body });
const tryOut = (token: string, changes: object) =>
  at.reader(recordTriedScenario, { params: { token }, body: { changes } });
const page = async (token: string) =>
  (await at.reader(getSharedProperty, { params: { token } })).json();

let made = 0;
async function shareWithLead(more: object = {}) {
  const email = `scenarios.${++made}@shares.test`;
  const form = { first_name: 'Ana', last_name: 'Reader', phone: '1', email };
  const lead: Lead = (await at.salesman(createLead, { body: form })).json();
  return { lead, ...(await at.share({ email, ...more })) };
}
const timeline = async ({ id }: Lead, kind: string): Promise<Activity[]> =>
  (await at.salesman(listActivities, { params: { id } }))
    .json()
    .filter((entry: Activity) => entry.kind === kind);
const sharesOf = async (caller: Caller, { id }: Lead): Promise<LeadShare[]> =>
  (await caller(listLeadShares, { params: { id } })).json();

describe('a kept scenario', () => {
  it('is saved, renamed, changed and deleted', async () => {
    const answer = await keep(at.salesman, { name: '  Forty down ', changes: FORTY });
    expect(answer.statusCode).toBe(200);
    const { id } = answer.json() as Scenario;
    expect(await keptOf(at.salesman)).toMatchObject([{ id, name: 'Forty down', changes: FORTY }]);
    await at.salesman(updateScenario, { params: { id }, body: { name: 'Half' } });
    await at.salesman(updateScenario, { params: { id }, body: { changes: down(0.5) } });
    expect(await keptOf(at.salesman)).toMatchObject([{ name: 'Half', changes: down(0.5) }]);
    await at.salesman(deleteScenario, { params: { id } });
    expect(await keptOf(at.salesman)).toEqual([]);
  });

  it('of somebody else is not found, whatever the role (security 10)', async () => {
    const { id } = (await keep(at.salesman, { name: 'Mine', changes: FORTY })).json() as Scenario;
    for (const other of [leader, curator, admin]) {
      expect(await keptOf(other)).toEqual([]);
      const renamed = await other(updateScenario, { params: { id }, body: { name: 'Theirs' } });
      const deleted = await other(deleteScenario, { params: { id } });
      expect([renamed.statusCode, deleted.statusCode]).toEqual([404, 404]);
    }
    expect(await keptOf(at.salesman)).toMatchObject([{ name: 'Mine' }]);
    await at.salesman(deleteScenario, { params: { id } });
  });

  it('that is deleted while it is changed is not found', async () => {
    for (let k = 0; k < 4; k += 1) {
      const { id } = (await keep(at.salesman, { name: 'Mine', changes: FORTY })).json() as Scenario;
      const [deleted, ...changed] = await Promise.all([
        at.salesman(deleteScenario, { params: { id } }),
        at.salesman(updateScenario, { params: { id }, body: { name: 'Half' } }),
        at.salesman(updateScenario, { params: { id }, body: { changes: down(0.5) } }),
      ]);
      expect(deleted.statusCode).toBe(200);
      for (const { statusCode } of changed) expect([200, 404]).toContain(statusCode);
    }
  });

  it('contains only known assumptions within their bounds', async () => {
    const refused = [
      { name: '', changes: FORTY },
      { name: '\u200b \u2060', changes: FORTY },
      { name: 'x'.repeat(61), changes: FORTY },
      { name: 'Two\nlines', changes: FORTY },
      { name: 'Nothing changed', changes: { inputs: {} } },
      { name: 'Facts stay', changes: { inputs: { listPrice: 1_000 } } },
      { name: 'Unknown', changes: { inputs: { __proto__x: 1 } } },
      { name: 'Too long', changes: { inputs: { holdYears: 11 } } },
      { name: 'Less than lenders ask for', changes: { inputs: { downpaymentPercentage: 0.2 } } },
      { name: 'Not whole', changes: { inputs: { holdYears: 2.5 } } },
      { name: 'Text', changes: { inputs: { aprPercent: '7' } } },
      { name: 'Pull', changes: { inputs: {}, pull: 'stronger' } },
    ];
    for (const body of refused) expect((await keep(curator, body)).statusCode).toBe(422);
    expect(await keptOf(curator)).toEqual([]);
  });

  it('is one of at most thirty for a property', async () => {
    for (let k = 0; k < MAX_KEPT_SCENARIOS; k += 1)
      expect((await keep(leader, { name: `${k}`, changes: down(0.3) })).statusCode).toBe(200);
    const answer = await keep(leader, { name: 'One more', changes: FORTY });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'scenario.tooMany']);
  });
});

describe('a scenario sent with a report', () => {
  it('opens with the page, under its name, with figures of the engine', async () => {
    const scenario = { name: 'Forty down', changes: FORTY };
    const { token } = await shareWithLead({ scenario });
    const shared = await page(token);
    expect(shared.sent_scenario).toMatchObject(scenario);
    const { simulated } = shared.sent_scenario;
    const asked = scenarioInputs(shared, FORTY);
    const closed = project(asked?.inputs as ProjectInputs);
    expect(simulated.cashflowYears).toHaveLength(8);
    expect(Math.abs(simulated.roi.mean - closed.totalRoi)).toBeLessThan(
      0.05 * simulated.roi.stdDev,
    );
  });

  it.each(['en', 'es'] as const)(
    'is beside our assumptions in email and PDF, and in the preview, in %s',
    async (locale) => {
      const scenario = { name: 'Forty down', changes: FORTY };
      const { token, mail } = await shareWithLead({ scenario, locale });
      const shared = await page(token);
      const { property } = reportUnder(shared, FORTY, shared.sent_scenario.simulated);
      const outcomes = [outcomeOf(property), outcomeOf(shared.property)] as [Outcome, Outcome];
      const t = translatorFor(locale, 'outcome');
      const rows = comparedOutcomes(...outcomes, { t, locale });
      const figures = rows.flatMap(({ scenario, ours }) => [scenario?.value ?? '', ours.value]);
      // Rounded medians may be alike.
      expect(new Set(figures.slice(0, 8)).size).toBeGreaterThan(6);
      const owner = t('compared.of', { name: 'Sofía Lareda' });
      const query = { locale, scenario: scenarioSearch(FORTY) };
      const squeezed = (text: string) => text.replace(/\s+/g, '');
      const pdfOf = async (query: object) => {
        const file = await at.reader(getSharedPropertyPdf, { params: { token }, query });
        return squeezed((await readPdf(file.rawPayload)).text);
      };
      const pdf = await pdfOf(query);
      for (const text of [...figures, owner, 'Forty down', ...rows.map(({ label }) => label)])
        for (const place of [pdf, mail.text, mail.html])
          expect(squeezed(place)).toContain(squeezed(text));
      const own = await pdfOf({ locale, scenario: '?down=60&zzz=1' });
      expect(own).toContain(squeezed(t('compared.yours')));
      expect(own).not.toContain(squeezed(owner));
      expect(await pdfOf({ locale })).not.toContain(squeezed(t('compared.ours')));
      const pictureOf = async (token: string) =>
        (await at.reader(getSharedPropertyPicture, { params: { token } })).rawPayload;
      const plain = await shareWithLead({ locale });
      expect((await pictureOf(token)).equals(await pictureOf(plain.token))).toBe(false);
    },
  );

  it('without a name is called by its changes, in the reader’s language', async () => {
    const scenario = { name: '', changes: FORTY };
    const { mail, token } = await shareWithLead({ scenario, locale: 'es' });
    expect((await page(token)).sent_scenario).toMatchObject(scenario);
    const changes = scenarioText(FORTY, 'es', translatorFor('es', 'whatIf'));
    expect(mail.text).toContain(`escenario de Sofía Lareda: ${changes}`);
    expect(mail.text).not.toContain('“');
  });

  it('is printed for staff under their own name', async () => {
    const query = { locale: 'en', scenario: scenarioSearch(FORTY), scenario_name: 'My plan' };
    const file = await at.salesman(getPropertyPdf, { params: { id: at.home.id }, query });
    const { text } = await readPdf(file.rawPayload);
    expect(text.replace(/\s+/g, ' ')).toContain('Sofía Lareda’s scenario “My plan”');
    expect(text.replace(/\s+/g, ' ')).toContain('Years until the sale: 8, we assume 10');
  });

  it('is a copy: editing the kept one changes nothing for the reader', async () => {
    const { id } = (await keep(curator, { name: 'Draft', changes: FORTY })).json() as Scenario;
    const { token } = await shareWithLead({ scenario: { name: 'Draft', changes: FORTY } });
    await curator(deleteScenario, { params: { id } });
    expect((await page(token)).sent_scenario).toMatchObject({ name: 'Draft', changes: FORTY });
    expect((await page((await shareWithLead()).token)).sent_scenario).toBeNull();
  });
});

describe('a scenario of a reader', () => {
  it('is kept behind the link, on the timeline, and shown to those who see the lead', async () => {
    const { lead, token } = await shareWithLead();
    const { id } = (await save(token, { name: 'My plan', changes: FORTY })).json() as Scenario;
    expect((await page(token)).reader_scenarios).toMatchObject([{ id, name: 'My plan' }]);
    const [entry] = await timeline(lead, 'scenario_saved');
    expect(entry?.data).toMatchObject({ name: 'My plan', changes: FORTY });
    for (const caller of [at.salesman, leader, admin]) {
      const [share] = await sharesOf(caller, lead);
      expect(share?.scenarios).toMatchObject([{ origin: 'reader', name: 'My plan' }]);
    }
    const params = { token, id };
    await at.reader(updateReaderScenario, { params, body: { name: 'Our plan' } });
    expect((await page(token)).reader_scenarios).toMatchObject([{ name: 'Our plan' }]);
    await at.reader(deleteReaderScenario, { params });
    expect((await page(token)).reader_scenarios).toEqual([]);
  });

  it('of another link, of staff or behind a revoked link is not found (security 15)', async () => {
    const { token, lead } = await shareWithLead();
    const other = await shareWithLead();
    const { id } = (await save(token, { name: 'Mine', changes: FORTY })).json() as Scenario;
    const kept = (await keep(curator, { name: 'Staff', changes: FORTY })).json() as Scenario;
    expect((await page(other.token)).reader_scenarios).toEqual([]);
    for (const foreign of [id, kept.id]) {
      const params = { token: other.token, id: foreign };
      const renamed = await at.reader(updateReaderScenario, { params, body: { name: 'Theirs' } });
      const deleted = await at.reader(deleteReaderScenario, { params });
      expect([renamed.statusCode, deleted.statusCode]).toEqual([404, 404]);
    }
    const [share] = await sharesOf(at.salesman, lead);
    await at.salesman(revokeShare, { params: { id: share?.id } });
    expect((await save(token, { name: 'Late', changes: FORTY })).statusCode).toBe(404);
    expect((await tryOut(token, FORTY)).statusCode).toBe(404);
  });

  it('belongs to one reader of a link made for nobody in particular (security 15)', async () => {
    const body = { property_id: at.home.id, locale: 'en' };
    const { url } = (await at.salesman(createShareLink, { body })).json();
    const token = String(url).split('/').at(-1) ?? '';
    const [own, other] = ['own', 'other'].map((name) => ({
      headers: { [READER_KEY_HEADER]: `${name}-0123456789-0123456789` },
    }));
    const form = { params: { token }, body: { name: 'Mine', changes: FORTY } };
    const { id } = (await at.reader(createReaderScenario, { ...form, ...own })).json() as Scenario;
    const seen = async (headers?: object) =>
      (await at.reader(getSharedProperty, { params: { token }, ...headers })).json()
        .reader_scenarios;
    const params = { token, id };
    for (const headers of [other, undefined]) {
      expect(await seen(headers)).toEqual([]);
      const renaming = { params, body: { name: 'Theirs' }, ...headers };
      expect((await at.reader(updateReaderScenario, renaming)).statusCode).toBe(404);
      expect((await at.reader(deleteReaderScenario, { params, ...headers })).statusCode).toBe(404);
    }
    expect(await seen(own)).toMatchObject([{ id, name: 'Mine' }]);
    expect((await at.reader(deleteReaderScenario, { params, ...own })).statusCode).toBe(200);
  });

  it('saved and deleted again and again leaves one entry, and ends at fifty (security 3)', async () => {
    const { lead, token } = await shareWithLead();
    const isLink = eq(shareLinks.tokenHash, hashToken(token));
    await at.test.database.db.update(shareLinks).set({ savedCount: 47 }).where(isLink);
    for (let k = 0; k < 3; k += 1) {
      const { id } = (await save(token, { name: `${k}`, changes: FORTY })).json() as Scenario;
      await at.reader(deleteReaderScenario, { params: { token, id } });
    }
    expect((await save(token, { name: 'More', changes: FORTY })).statusCode).toBe(409);
    expect((await timeline(lead, 'scenario_saved')).map(({ data }) => data.name)).toEqual(['2']);
  });

  it('is one of at most ten behind a link', async () => {
    const { token } = await shareWithLead();
    for (let k = 0; k < MAX_READER_SCENARIOS; k += 1)
      await save(token, { name: `${k}`, changes: FORTY });
    expect((await save(token, { name: 'More', changes: FORTY })).json().code).toBe(
      'scenario.tooMany',
    );
  });
});

describe('a scenario that a reader only tried', () => {
  it('is recorded once, and the timeline has the latest of a sitting', async () => {
    const { lead, token } = await shareWithLead();
    await tryOut(token, down(0.3));
    await tryOut(token, down(0.3));
    await tryOut(token, FORTY);
    const [share] = await sharesOf(at.salesman, lead);
    expect(share?.scenarios.map(({ origin, changes }) => [origin, changes])).toEqual([
      ['tried', FORTY],
      ['tried', down(0.3)],
    ]);
    expect((await timeline(lead, 'scenario_tried')).map(({ data }) => data.changes)).toEqual([
      FORTY,
    ]);
    await save(token, { name: 'Kept', changes: FORTY });
    const [after] = await sharesOf(at.salesman, lead);
    expect(after?.scenarios.map(({ origin }) => origin)).toEqual(['reader', 'tried']);
  });

  it('is one of at most twenty: beyond that nothing is recorded', async () => {
    const { lead, token } = await shareWithLead();
    for (let k = 0; k <= MAX_TRIED_SCENARIOS; k += 1)
      expect((await tryOut(token, down(0.3 + k / 100))).statusCode).toBe(200);
    const [share] = await sharesOf(at.salesman, lead);
    expect(share?.scenarios).toHaveLength(MAX_TRIED_SCENARIOS);
    // Saving one does not make room.
    await save(token, { name: 'Kept', changes: down(0.3) });
    await tryOut(token, FORTY);
    const [after] = await sharesOf(at.salesman, lead);
    expect(after?.scenarios).toHaveLength(MAX_TRIED_SCENARIOS);
  });

  it('is emptied with the person (security 31)', async () => {
    const { lead, token } = await shareWithLead();
    await save(token, { name: 'Ana’s plan', changes: FORTY });
    const { id, email } = lead;
    await leader(eraseLead, { params: { id }, body: { email } });
    const rows = await at.test.database.db.select().from(scenarios);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('Ana’s plan');
    expect(JSON.stringify(await sharesOf(leader, lead))).not.toContain('Ana’s plan');
  });
});
