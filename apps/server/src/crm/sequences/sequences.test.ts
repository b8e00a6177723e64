import * as contract from '@alpha/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import { makeStaff, signedInStaff } from '../../../test/staff-forms.ts';
import { done } from '../../../test/team-at-work.ts';
import {
  leadActivities,
  leadSequences,
  leads,
  mailOutbox,
  users,
} from '../../platform/db/schema/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { ensureTemplates } from '../templates/ensure-templates.ts';
import { ensureSequences } from './ensure-sequences.ts';
import { runNextStep } from './run-step.service.ts';

let at: SharedHome;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
let templates: contract.MessageTemplate[];
let sequence: contract.Sequence;
let statuses: contract.LeadStatus[];
beforeAll(async () => {
  at = await openSharedHome();
  ({ salesman } = at);
  admin = await signedIn(at.test, 'admin@alpha.test');
  leader = await signedIn(at.test, 'leader@alpha.test');
  await ensureTemplates(at.test.database.db);
  templates = await done(admin(contract.listTemplates));
  statuses = await done(salesman(contract.listStatuses, { query: { role: 'salesman' } }));
  sequence = await save([step('email', 0), step('whatsapp', 2), step('call', 5)]);
});
afterAll(() => at.test.close());
beforeEach(async () => {
  await at.test.database.db.delete(mailOutbox);
});

const step = (kind: contract.TemplateKind, delay_days: number, purpose = 'first_reply') => {
  const template = templates.find((each) => each.kind === kind && each.purpose === purpose);
  return { template_id: template?.id ?? 0, delay_days };
};
let named = 0;
const formOf = (steps: object[]) => ({
  ...{ name: `New contact ${++named}`, name_es: `Contacto nuevo ${named}` },
  ...{ is_active: true, steps },
});
const save = (steps: object[]): Promise<contract.Sequence> =>
  done(admin(contract.createSequence, { body: formOf(steps) }));

let made = 0;
async function create(more: object = {}): Promise<contract.Lead> {
  const email = `sequence.${++made}@leads.test`;
  const person = { first_name: 'Ana', last_name: `No${made}`, phone: '+57 300 1234567', email };
  return done(salesman(contract.createLead, { body: { ...person, country: 'CO', ...more } }));
}
const start = (lead: { id: number }, { id } = sequence, caller = salesman) =>
  caller(contract.startSequence, { body: { ids: [lead.id], sequence_id: id } });
const runOf = (lead: { id: number }) =>
  done<contract.LeadSequence>(salesman(contract.getLeadSequence, { params: { id: lead.id } }));
const act = (lead: { id: number }, action: contract.RunAction, caller = salesman) =>
  caller(contract.updateLeadSequence, { params: { id: lead.id }, body: { action } });
const timeline = (lead: { id: number }) =>
  done<contract.Activity[]>(salesman(contract.listActivities, { params: { id: lead.id } }));
const mails = () => at.test.database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
const emailsTo = async ({ email }: contract.Lead) =>
  (await mails()).filter(({ recipient }) => recipient === email);
const log = (lead: { id: number }, body: object) =>
  done<contract.Activity>(
    salesman(contract.addActivity, { params: { id: lead.id }, body: { kind: 'call', ...body } }),
  );

const context = (): Ctx => ({
  ...{ db: at.test.database.db, deps: at.test.deps, log: at.test.app.log },
  ...{ locale: 'en', ip: '', userAgent: undefined, viewer: null },
});
async function work(): Promise<void> {
  while (await runNextStep(context()));
}
/** As if the days until the next step had passed. */
async function passDays(lead: { id: number }) {
  await at.test.database.db
    .update(leadSequences)
    .set({ dueAt: sql`now()` })
    .where(eq(leadSequences.leadId, lead.id));
  await work();
}
/** The task of the step was done, and nobody undid it. */
async function settle(lead: { id: number }) {
  const { db } = at.test.database;
  await db
    .update(leadActivities)
    .set({ doneAt: sql`${leadActivities.doneAt} - interval '1 minute'` })
    .where(eq(leadActivities.leadId, lead.id));
  await work();
}
async function started(more: object = {}) {
  const lead = await create(more);
  expect((await start(lead)).json()).toEqual({ started: 1, skipped: [] });
  return lead;
}
const openTasks = async (lead: { id: number }) =>
  (await timeline(lead)).filter(({ kind, done_at }) => kind === 'task' && !done_at);
const day = () => ({
  from: new Date(Date.now() - 12 * 3_600_000).toISOString(),
  to: new Date(Date.now() + 12 * 3_600_000).toISOString(),
});

describe('the list of sequences', () => {
  it('begins with one for new contacts, made once', async () => {
    const { db } = at.test.database;
    await ensureSequences(db);
    await ensureSequences(db);
    const all = await done<contract.Sequence[]>(salesman(contract.listSequences));
    const first = all.filter(({ name_es }) => name_es === 'Contacto nuevo');
    expect(first.map(({ steps }) => steps.map(({ channel }) => channel))).toEqual([
      ['email', 'whatsapp', 'call'],
    ]);
  });

  it('is edited by administrators, with texts of the company only', async () => {
    expect((await leader(contract.createSequence, { body: formOf([]) })).statusCode).toBe(403);
    expect((await admin(contract.createSequence, { body: formOf([]) })).statusCode).toBe(422);
    const four = Array.from({ length: 4 }, () => step('call', 1));
    expect((await admin(contract.createSequence, { body: formOf(four) })).statusCode).toBe(422);
    const text = { body_en: 'x', body_es: 'x', subject_en: '', subject_es: '', name_es: null };
    const own = await done<contract.MessageTemplate>(
      admin(contract.createTemplate, {
        body: { ...text, kind: 'call', name: 'Mine', purpose: null, audience: 'me' },
      }),
    );
    const body = formOf([{ template_id: own.id, delay_days: 0 }]);
    expect((await admin(contract.createSequence, { body })).statusCode).toBe(422);
    const saved = await save([step('call', 3)]);
    expect(saved).toMatchObject({ steps: [{ channel: 'call', delay_days: 3 }], running: 0 });
    const used = { params: { id: saved.steps[0]?.template_id } };
    expect((await admin(contract.deleteTemplate, used)).json().code).toBe('template.inUse');
    const params = { id: saved.id };
    const next = { ...formOf([step('email', 1), step('call', 2)]), version: saved.version };
    const changed = await done<contract.Sequence>(
      admin(contract.updateSequence, { params, body: next }),
    );
    expect(changed.steps.map(({ channel }) => channel)).toEqual(['email', 'call']);
    const late = await admin(contract.updateSequence, { params, body: next });
    expect(late.json().code).toBe('sequence.changed');
    await done(admin(contract.deleteSequence, { params }));
    expect((await admin(contract.deleteSequence, { params })).statusCode).toBe(404);
  });

  it('one that leads were in is turned off instead of deleted', async () => {
    const saved = await save([step('call', 3)]);
    const lead = await create();
    await done(start(lead, saved));
    const params = { id: saved.id };
    expect((await admin(contract.deleteSequence, { params })).json().code).toBe('sequence.inUse');
    const all = await done<contract.Sequence[]>(salesman(contract.listSequences));
    expect(all.find(({ id }) => id === saved.id)?.running).toBe(1);
    const off = { ...formOf([step('call', 3)]), is_active: false, version: saved.version };
    await done(admin(contract.updateSequence, { params, body: off }));
    expect((await start(await create(), saved)).statusCode).toBe(404);
    expect((await runOf(lead)).status).toBe('running');
  });
});

describe('a lead in a sequence', () => {
  it('gets an email in its language, then a task for WhatsApp and one for the call, each when the one before was done', async () => {
    const lead = await started();
    await work();
    const [email] = await emailsTo(lead);
    expect(email).toMatchObject({ locale: 'es', replyTo: 'salesman@alpha.test' });
    expect(email?.text).toContain('Hola, Ana. Soy');
    expect(await runOf(lead)).toMatchObject({ status: 'running', step: 2 });
    await work();
    expect(await openTasks(lead)).toEqual([]);
    await passDays(lead);
    const [whatsapp] = await openTasks(lead);
    expect(whatsapp?.body).toMatch(/^WhatsApp: /);
    const today = await done<contract.Today>(salesman(contract.getToday, { query: day() }));
    const row = today.tasks.items.find(({ task }) => task.id === whatsapp?.id);
    expect(row?.task.template).toEqual({ id: sequence.steps[1]?.template_id, kind: 'whatsapp' });
    await passDays(lead);
    expect(await runOf(lead)).toMatchObject({ step: 2, waits_for_task: true });
    // Writing completes the task of this step.
    const message = { channel: 'whatsapp', body: 'Hola', locale: 'es', idempotency_key: 'w' };
    const params = { id: lead.id };
    await done(salesman(contract.sendLeadMessage, { params, body: message }));
    expect(await openTasks(lead)).toEqual([]);
    await work();
    expect(await runOf(lead)).toMatchObject({ step: 2, waits_for_task: true });
    await settle(lead);
    expect(await runOf(lead)).toMatchObject({ step: 3, waits_for_task: false });
    await passDays(lead);
    const [planned, ...others] = await openTasks(lead);
    expect(others).toEqual([]);
    // Marked as a call wherever it is shown, so its words are those of the script alone.
    expect(planned?.body).toMatch(/^(First call|Primera llamada)$/);
    // A call that was logged by mistake, reached or not, opens it again.
    for (const outcome of ['no_answer', 'reached']) {
      const call = await log(lead, { outcome });
      expect(await openTasks(lead)).toEqual([]);
      await done(salesman(contract.deleteActivity, { params: { id: call.id } }));
      await work();
      expect(await openTasks(lead)).toHaveLength(1);
      expect(await runOf(lead)).toMatchObject({ status: 'running', step: 3 });
    }
    await log(lead, { outcome: 'no_answer' });
    await settle(lead);
    expect(await runOf(lead)).toMatchObject({ status: 'finished', reason: null });
    expect(await emailsTo(lead)).toHaveLength(1);
  });

  it('that ended without an answer is named on Today three days later, until someone writes', async () => {
    const short = await save([step('email', 0)]);
    const lead = await create();
    await done(start(lead, short));
    await work();
    const ago = new Date(Date.now() - 4 * 86_400_000);
    const { db } = at.test.database;
    await db
      .update(leadActivities)
      .set({ createdAt: ago })
      .where(eq(leadActivities.leadId, lead.id));
    await db.update(leads).set({ unansweredSince: ago }).where(eq(leads.id, lead.id));
    const rowOf = async () => {
      const { unanswered } = await done<contract.Today>(
        salesman(contract.getToday, { query: day() }),
      );
      return unanswered.items.find((row) => row.lead.id === lead.id);
    };
    expect(await rowOf()).toMatchObject({ kind: 'sequence', name: short.name });
    await log(lead, { outcome: 'no_answer' });
    expect(await rowOf()).toBeUndefined();
  });

  it('is in one sequence at a time; leads of others, won and lost ones are not started (security 10)', async () => {
    const lead = await started();
    expect((await start(lead)).json()).toEqual({
      ...{ started: 0, skipped: [{ reason: 'running', count: 1 }] },
    });
    const lost = await create({ lead_status_id: statuses.find(({ is_lost }) => is_lost)?.id });
    expect((await start(lost)).json()).toMatchObject({ skipped: [{ reason: 'closed' }] });
    const stranger = await signedIn(at.test, 'curator@alpha.test');
    expect((await start(lead, sequence, stranger)).statusCode).toBe(404);
    const params = { id: lead.id };
    expect((await stranger(contract.getLeadSequence, { params })).statusCode).toBe(404);
    expect((await act(lead, 'stop', stranger)).statusCode).toBe(404);
  });

  it('is paused, continued and stopped by hand, which the timeline shows', async () => {
    const lead = await started();
    expect((await act(lead, 'resume')).json().code).toBe('sequence.notRunning');
    expect(await done(act(lead, 'pause'))).toMatchObject({ status: 'paused', reason: 'by_hand' });
    await work();
    expect(await emailsTo(lead)).toEqual([]);
    await done(act(lead, 'resume', leader));
    await work();
    expect(await emailsTo(lead)).toHaveLength(1);
    await done(act(lead, 'stop'));
    expect(await runOf(lead)).toMatchObject({ status: 'stopped', ended_at: expect.any(String) });
    const entries = (await timeline(lead)).filter(({ kind }) => kind === 'sequence');
    expect(entries.map(({ data }) => data.event)).toEqual([
      ...['stopped', 'resumed', 'paused', 'started'],
    ]);
    expect(entries[0]?.data.sequence_name).toBe(sequence.name);
  });
});

describe('it stops when the lead', () => {
  const isStopped = async (lead: { id: number }, reason: string) => {
    expect(await runOf(lead)).toMatchObject({ status: 'stopped', reason });
    await passDays(lead);
    expect(await openTasks(lead)).toEqual([]);
  };

  it.each([
    ['like', { answer: 'like' }],
    ['pass', { answer: 'pass' }],
  ])('answers a report: %s', async (reason, body) => {
    const lead = await started();
    const { token } = await at.share({ email: lead.email });
    const params = { token };
    await done(at.reader(contract.answerSharedProperty, { params, body }));
    await isStopped(lead, reason);
  });

  it('asks a question', async () => {
    const lead = await started();
    const params = { token: (await at.share({ email: lead.email })).token };
    const body = { question: 'Is there a pool?' };
    await done(at.reader(contract.askSharedProperty, { params, body }));
    await isStopped(lead, 'question');
  });

  it('only opens a report: it goes on', async () => {
    const lead = await started();
    const params = { token: (await at.share({ email: lead.email })).token };
    await done(at.reader(contract.openSharedProperty, { params }));
    expect((await runOf(lead)).status).toBe('running');
  });

  it('was reached by phone, also where its open task goes away', async () => {
    const lead = await started();
    await work();
    await passDays(lead);
    expect(await openTasks(lead)).toHaveLength(1);
    await log(lead, { outcome: 'voicemail' });
    expect((await runOf(lead)).status).toBe('running');
    const call = await log(lead, { outcome: 'call_back' });
    await isStopped(lead, 'call');
    // Undone: the sequence goes on where it was.
    await done(salesman(contract.deleteActivity, { params: { id: call.id } }));
    await work();
    expect(await runOf(lead)).toMatchObject({ status: 'running', step: 2, ended_at: null });
    expect(await openTasks(lead)).toHaveLength(1);
  });

  describe('and the answer was a mistake', () => {
    const forget = ({ id }: contract.Activity) =>
      done(salesman(contract.deleteActivity, { params: { id } }));

    it('it is paused again, if a person had paused it', async () => {
      const lead = await started();
      await done(act(lead, 'pause'));
      const before = await runOf(lead);
      const call = await log(lead, { outcome: 'reached' });
      expect(await runOf(lead)).toMatchObject({ status: 'stopped', reason: 'call' });
      await forget(call);
      expect(await runOf(lead)).toEqual(before);
      await passDays(lead);
      expect(await emailsTo(lead)).toEqual([]);
    });

    it('it waits for the new owner, if the lead was handed over meanwhile', async () => {
      const lead = await started();
      const call = await log(lead, { outcome: 'reached' });
      const other = await makeStaff(admin, { role: 'salesman' });
      await done(admin(contract.assignLeads, { body: { ids: [lead.id], user_id: other.id } }));
      await done(admin(contract.deleteActivity, { params: { id: call.id } }));
      expect(
        await done(admin(contract.getLeadSequence, { params: { id: lead.id } })),
      ).toMatchObject({ status: 'paused', reason: 'handover' });
      await work();
      expect(await emailsTo(lead)).toEqual([]);
    });

    it('it stays stopped by another answer, until that is taken back too', async () => {
      const lead = await started();
      const first = await log(lead, { outcome: 'reached' });
      const second = await log(lead, { outcome: 'call_back' });
      await forget(first);
      await isStopped(lead, 'call');
      await forget(second);
      expect(await runOf(lead)).toMatchObject({ status: 'running', reason: null });
    });
  });

  it.each([
    ['form_repeated', {}, 'form'],
    ['email_received', {}, 'reply'],
    ['email_bounced', {}, 'bounce'],
  ])('comes back in another way: %s', async (kind, data, reason) => {
    const { rows } = await at.test.database.db.execute<{ reason: string }>(
      sql`select sequence_answer(${kind}, ${JSON.stringify(data)}::jsonb) as reason`,
    );
    expect(rows[0]?.reason).toBe(reason);
  });

  it('is moved to a column that counts as won or lost', async () => {
    const lead = await started();
    const lost = statuses.find(({ is_lost }) => is_lost)?.id;
    const params = { id: lead.id };
    await done(salesman(contract.moveLead, { params, body: { lead_status_id: lost } }));
    await work();
    await isStopped(lead, 'lost');
    expect(await emailsTo(lead)).toEqual([]);
  });

  it('is deleted; undone at once it goes on, and after a step was due a person decides', async () => {
    const later = await save([step('email', 1)]);
    const lead = await create();
    await done(start(lead, later));
    const drop = () => done(salesman(contract.deleteLead, { params: { id: lead.id } }));
    const restore = () => done(salesman(contract.restoreLeads, { body: { ids: [lead.id] } }));
    const before = await runOf(lead);
    await drop();
    await restore();
    expect(await runOf(lead)).toEqual(before);
    await drop();
    await passDays(lead);
    expect(await emailsTo(lead)).toEqual([]);
    await restore();
    expect(await runOf(lead)).toMatchObject({ status: 'paused', reason: 'deleted' });
    await work();
    expect(await emailsTo(lead)).toEqual([]);
  });

  it('is erased', async () => {
    const lead = await started();
    const params = { id: lead.id };
    await done(leader(contract.eraseLead, { params, body: { email: lead.email } }));
    await work();
    const [run] = await at.test.database.db
      .select()
      .from(leadSequences)
      .where(eq(leadSequences.leadId, lead.id));
    expect(run).toMatchObject({ status: 'stopped', reason: 'deleted' });
    expect(await mails()).toEqual([]);
  });
});

describe('it pauses', () => {
  it('when the lead gets another owner, who continues it in their own name', async () => {
    const lead = await started();
    const other = await makeStaff(admin, { role: 'salesman' });
    await done(admin(contract.assignLeads, { body: { ids: [lead.id], user_id: other.id } }));
    await work();
    expect(await emailsTo(lead)).toEqual([]);
    const theirs = await signedInStaff(at.test, other);
    const params = { id: lead.id };
    expect(await done(theirs(contract.getLeadSequence, { params }))).toMatchObject({
      ...{ status: 'paused', reason: 'handover' },
    });
    await done(act(lead, 'resume', theirs));
    await work();
    expect(await emailsTo(lead)).toMatchObject([{ replyTo: other.email }]);
  });

  it('when the owner’s account is deactivated', async () => {
    const lead = await started();
    const { db } = at.test.database;
    const isOwner = eq(users.id, lead.user_id);
    await db.update(users).set({ deactivatedAt: sql`now()` }).where(isOwner);
    await work();
    await db.update(users).set({ deactivatedAt: null }).where(isOwner);
    expect(await runOf(lead)).toMatchObject({ status: 'paused', reason: 'owner_inactive' });
  });
});

describe('an email of a sequence', () => {
  it('with something unknown in it becomes a task', async () => {
    const text = { subject_en: 'x', subject_es: 'x', body_en: '{budget}', body_es: '{budget}' };
    const form = { ...text, kind: 'email', name: 'Budget', name_es: null, purpose: null };
    const template = await done<contract.MessageTemplate>(
      admin(contract.createTemplate, { body: { ...form, audience: 'everyone' } }),
    );
    const asking = await save([{ template_id: template.id, delay_days: 0 }]);
    const lead = await create();
    await done(start(lead, asking));
    await work();
    expect(await emailsTo(lead)).toEqual([]);
    expect((await openTasks(lead)).map(({ body }) => body)).toEqual(['Email by hand: Budget']);
  });

  it('waits while its sender has sent three hundred in a day', async () => {
    const other = await create();
    const { db } = at.test.database;
    const sent = Array.from({ length: 300 }, () => ({
      ...{ leadId: other.id, actorId: other.user_id, kind: 'message_sent' as const, body: 'x' },
      data: { channel: 'email' },
    }));
    await db.insert(leadActivities).values(sent);
    const lead = await started();
    await work();
    expect(await emailsTo(lead)).toEqual([]);
    expect(Date.parse((await runOf(lead)).due_at)).toBeGreaterThan(Date.now() + 3_000_000);
    await db
      .delete(leadActivities)
      .where(and(eq(leadActivities.leadId, other.id), eq(leadActivities.kind, 'message_sent')));
    await passDays(lead);
    expect(await emailsTo(lead)).toHaveLength(1);
  });

  it('is nobody’s work: the lead was not contacted, and no person’s figures count it', async () => {
    const workOf = async () => {
      const query = day();
      const people = await done<contract.DashboardPerson[]>(
        salesman(contract.listDashboardPeople, { query }),
      );
      const messages = await done<{ total: number }>(
        salesman(contract.listDashboardWork, { query: { ...query, kind: 'message' } }),
      );
      return { people, listed: messages.total };
    };
    const lead = await started();
    const before = await workOf();
    await work();
    expect(await emailsTo(lead)).toHaveLength(1);
    expect(await workOf()).toEqual(before);
    const [row] = await at.test.database.db.select().from(leads).where(eq(leads.id, lead.id));
    expect(row).toMatchObject({ firstContactAt: null, contactedAt: null });
    const erasing = { params: { id: lead.id }, body: { email: lead.email } };
    await done(leader(contract.eraseLead, erasing));
    const after = await workOf();
    expect(after.listed).toBe(before.listed);
    expect(after.people[0]?.messages).toBe(before.people[0]?.messages);
  });

  it('keeps a new lead off Today while it runs; paused, the lead waits for a person again', async () => {
    const lead = await started();
    const isWaiting = async () => {
      const { waiting } = await done<contract.Today>(salesman(contract.getToday, { query: day() }));
      return waiting.items.some((row) => row.lead.id === lead.id);
    };
    expect(await isWaiting()).toBe(false);
    await done(act(lead, 'pause'));
    expect(await isWaiting()).toBe(true);
  });

  it('is written once by many workers', async () => {
    const all = [];
    for (let i = 0; i < 5; i += 1) all.push(await started());
    await Promise.all([work(), work(), work(), work()]);
    for (const lead of all) {
      expect(await emailsTo(lead)).toHaveLength(1);
      const sent = (await timeline(lead)).filter(({ kind }) => kind === 'message_sent');
      expect(sent).toHaveLength(1);
    }
  });
});
