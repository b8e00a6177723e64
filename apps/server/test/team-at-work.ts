import {
  addActivity,
  addHomeEntries,
  answerSharedProperty,
  answerSharedShortlist,
  askSharedProperty,
  createLead,
  createLeadSearch,
  createLeadView,
  createOwnedHome,
  createReaderScenario,
  createTemplate,
  deleteReaderScenario,
  type HomeEntry,
  importLeads,
  importStatement,
  type Lead,
  type LeadView,
  listHomeEntries,
  listShares,
  type OwnedHome,
  openSharedProperty,
  openSharedShortlist,
  proposeShortlist,
  recordTriedScenario,
  type Scenario,
  type Share,
  type Shortlist,
  sendProperty,
  sendShortlist,
  startSequence,
  updateReaderScenario,
  updateShortlist,
  uploadLeadFile,
} from '@alpha/contract';
import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { mailOutbox, properties } from '../src/platform/db/schema/index.ts';
import { unseal } from '../src/platform/lib/secret-box.ts';
import { fileOf, HEAD } from './contact-files.ts';
import { type Caller, callerWith, signedIn } from './people.ts';
import { addDocument, startPlan } from './purchases.ts';
import { sequenceOf } from './sequence-of.ts';
import { sendingOf } from './shortlisted-lead.ts';
import type { TestApp } from './test-app.ts';

/** The client both teams know. */
export const CLIENT = 'Client@two-teams.test';

export type Team = {
  /** Is in every text the team writes. */
  mark: string;
  leaderId: number;
  salesmanId: number;
  leader: Caller;
  salesman: Caller;
  salesmanEmail: string;
  home: { id: number; address: string };
};

type Named = Pick<Team, 'mark' | 'leaderId' | 'salesmanId'> & {
  leaderEmail: string;
  salesmanEmail: string;
};

const TEMPLATE = {
  ...{ kind: 'call', purpose: null, name_es: null, audience: 'me' },
  ...{ subject_en: '', body_en: 'Hi', subject_es: '', body_es: 'Hola' },
};

/** Two teams of the demo. */
const TEAMS = [
  {
    ...{ mark: 'Ellery-made', leaderId: 2, salesmanId: 3 },
    ...{ leaderEmail: 'leader@alpha.test', salesmanEmail: 'salesman@alpha.test' },
  },
  {
    ...{ mark: 'Montiel-made', leaderId: 8, salesmanId: 6 },
    ...{ leaderEmail: 'curator@alpha.test', salesmanEmail: 'daniel.sarmiento@alpha.test' },
  },
] as const satisfies readonly Named[];

export async function findTeams(test: TestApp): Promise<[Team, Team]> {
  const homes = await test.database.db
    .select({ id: properties.id, address: properties.address })
    .from(properties)
    .where(eq(properties.status, 'active'))
    .orderBy(properties.id)
    .limit(2);
  const teams = [];
  for (const [place, { leaderEmail, ...team }] of TEAMS.entries()) {
    const home = homes[place];
    if (!home) throw new Error('no home');
    const leader = await signedIn(test, leaderEmail);
    const salesman = await signedIn(test, team.salesmanEmail);
    teams.push({ ...team, leader, salesman, home });
  }
  return teams as [Team, Team];
}

export const clientForm = ({ mark }: Team, more: object = {}) => ({
  ...{ first_name: 'Ana', last_name: mark, phone: '+1 305 555 0100', email: CLIENT },
  ...more,
});

export const reportTo = (email: string, { home, mark }: Team, subject = '') => ({
  ...{ property_id: home.id, email, subject: `${mark} ${subject}`, message: '', locale: 'en' },
});

export const contactFile = ({ mark }: Team, email: string, duplicates: string) => ({
  ...fileOf(`${HEAD}\nAna,${mark},${email},1`, { duplicates }),
  file_name: `${mark} ${duplicates}.csv`,
});

/** An upload of a text file. */
export const fileToSend = (mark: string) => ({
  query: { name: `${mark}.txt` },
  body: Buffer.from(`${mark} text`),
  headers: { 'content-type': 'application/octet-stream' },
});

/** The secret link of the latest email. */
export async function lastToken({ database, deps }: TestApp): Promise<string> {
  const [mail] = await database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  const text = unseal(deps.appSecret, 'mail', mail?.idempotencyKey ?? '', mail?.text ?? '');
  return /\/(?:share|shortlist)\/([\w-]+)/.exec(text)?.[1] ?? '';
}

export async function done<T>(answer: Promise<Awaited<ReturnType<Caller>>>): Promise<T> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return JSON.parse(body) as T;
}

/** Everything a team does for its client: reports, a shortlist the client answers, notes, a view, an import. */
export async function serveClient(test: TestApp, team: Team) {
  const { salesman, mark, home } = team;
  const reader = callerWith(test);
  const send = async (subject: string) => {
    await done(salesman(sendProperty, { body: reportTo(CLIENT, team, subject) }));
    return lastToken(test);
  };
  const earlyToken = await send('before the lead');
  const lead: Lead = await done(salesman(createLead, { body: clientForm(team) }));
  const params = { id: lead.id };
  const token = await send('to the lead');
  const note = `${mark} note`;
  const { id: noteId } = await done<{ id: number }>(
    salesman(addActivity, { params, body: { kind: 'note', body: note } }),
  );
  const { id: taskId } = await done<{ id: number }>(
    salesman(addActivity, { params, body: { kind: 'task', body: note } }),
  );
  const { id: fileId } = await done<{ id: number }>(
    salesman(uploadLeadFile, { params, ...fileToSend(mark) }),
  );
  const plan = await startPlan(salesman, lead.id, { address: `${mark} address` });
  const stepId = plan.steps[0]?.id ?? 0;
  const { id: documentId } = await addDocument(salesman, {
    ...{ id: stepId, name: `${mark}.txt`, content: note },
  });
  const proposed: Shortlist = await done(salesman(proposeShortlist, { params, body: {} }));
  const written: Shortlist = await done(
    salesman(updateShortlist, { params: { id: proposed.id }, body: { message: note } }),
  );
  await done(salesman(sendShortlist, sendingOf(written)));
  const listToken = await lastToken(test);
  const draft: Shortlist = await done(salesman(proposeShortlist, { params, body: {} }));
  await done(reader(openSharedProperty, { params: { token } }));
  await done(reader(openSharedProperty, { params: { token: earlyToken } }));
  await done(
    reader(answerSharedProperty, { params: { token }, body: { answer: 'pass', reason: note } }),
  );
  await done(
    reader(askSharedProperty, { params: { token: earlyToken }, body: { question: note } }),
  );
  const changes = { inputs: { downpaymentPercentage: 0.4 } };
  await done(reader(recordTriedScenario, { params: { token }, body: { changes } }));
  const saved: Scenario = await done(
    reader(createReaderScenario, { params: { token }, body: { name: note, changes } }),
  );
  const dropped: Scenario = await done(
    reader(createReaderScenario, { params: { token }, body: { name: mark, changes } }),
  );
  const rename = { params: { token, id: saved.id }, body: { name: `${note}`.slice(0, 60) } };
  await done(reader(updateReaderScenario, rename));
  await done(reader(deleteReaderScenario, { params: { token, id: dropped.id } }));
  await done(reader(openSharedShortlist, { params: { token: listToken } }));
  const answered = { params: { token: listToken, position: 1 }, body: { answer: 'like' } };
  await done(reader(answerSharedShortlist, answered));
  const view: LeadView = await done(
    salesman(createLeadView, { body: { name: mark, query: { search: CLIENT } } }),
  );
  const load = contactFile(team, `other@${mark.toLowerCase()}.test`, 'skip');
  const { id: importId } = await done<{ id: number }>(salesman(importLeads, { body: load }));
  const { id: templateId } = await done<{ id: number }>(
    salesman(createTemplate, { body: { ...TEMPLATE, name: mark } }),
  );
  const { id: searchId } = await done<{ id: number }>(
    salesman(createLeadSearch, {
      params: { id: lead.id },
      body: { name: mark, filter: { city: 'Miami' }, frequency: 'daily', locale: 'en' },
    }),
  );
  const body = { ids: [lead.id], sequence_id: await sequenceOf(test) };
  await done(salesman(startSequence, { body }));
  const shares: Share[] = await done(salesman(listShares, { params: { id: home.id } }));
  return {
    ...{ lead, token, earlyToken, listToken, noteId, taskId, fileId, importId },
    ...{ draftId: draft.id, purchaseId: plan.id, stepId, documentId },
    ...(await serveOwner(team, lead.id)),
    templateId,
    searchId,
    ...{ listId: written.id, viewId: view.id, shareIds: shares.map(({ id }) => id) },
  };
}

/** A property manager's file. */
export const statementOf = (mark: string) => ({
  file_name: `${mark}.csv`,
  content: Buffer.from(`Date,Description,Amount\n2025-09-01,Rent ${mark},2950.00\n`).toString(
    'base64',
  ),
});

/** The client has bought the home of the team. */
async function serveOwner({ salesman, mark, home }: Team, leadId: number) {
  const { id: homeId } = await done<OwnedHome>(
    salesman(createOwnedHome, {
      params: { id: leadId },
      body: {
        ...{ property_id: home.id, bought_on: '2025-08-20', price_cents: 30_000_000 },
        ...{ closing_costs_cents: 600_000, down_payment_cents: 15_000_000 },
        ...{ rate_percent: 7, loan_years: 30 },
      },
    }),
  );
  const params = { id: homeId };
  const { statement_id: statementId } = await done<{ statement_id: number }>(
    salesman(importStatement, { params, body: statementOf(mark) }),
  );
  const typed = { date: '2025-09-07', kind: 'repairs', amount_cents: -1_000, text: mark };
  await done(salesman(addHomeEntries, { params, body: { entries: [typed] } }));
  const entries = await done<HomeEntry[]>(salesman(listHomeEntries, { params }));
  const entryId = entries.find(({ statement_id }) => statement_id === null)?.id ?? 0;
  return { homeId, statementId, entryId };
}

export type Served = Awaited<ReturnType<typeof serveClient>>;
