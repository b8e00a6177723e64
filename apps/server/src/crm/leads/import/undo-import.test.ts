import {
  addActivity,
  createLead,
  deleteUser,
  getLead,
  type Lead,
  listAudit,
  listLeadImports,
  listStatuses,
  moveLead,
  undoLeadImport,
} from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, found, HEAD } from '../../../../test/contact-files.ts';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { changeStaff, makeStaff } from '../../../../test/staff-forms.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { shortlists } from '../../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 30 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

describe('an import', () => {
  it('is undone except for leads changed since, and reports what stayed (security 30)', async () => {
    await apply(
      salesman,
      `${HEAD}\nRe,Store,restore@undo.test,1\nRe,Changed,rechanged@undo.test,1`,
    );
    const text = `${HEAD}
New,Untouched,n1@undo.test,1
New,Moved,n2@undo.test,1
New,Noted,n3@undo.test,1
Re,Written,restore@undo.test,2
Re,Written,rechanged@undo.test,2`;
    const { id } = await apply(salesman, text, { duplicates: 'update' });
    const [, second] = (await admin(listStatuses, { query: { role: 'salesman' } })).json();
    const leadOf = async (email: string) => (await found(salesman, email))[0];
    for (const email of ['n2@undo.test', 'rechanged@undo.test'])
      await salesman(moveLead, {
        params: { id: (await leadOf(email))?.id },
        body: { lead_status_id: second.id },
      });
    await salesman(addActivity, {
      params: { id: (await leadOf('n3@undo.test'))?.id },
      body: { kind: 'note', body: 'Called' },
    });
    expect((await leader(undoLeadImport, { params: { id } })).statusCode).toBe(404);
    const undone = await salesman(undoLeadImport, { params: { id } });
    expect(undone.json()).toEqual({
      deleted: 1,
      restored: 1,
      gone: 0,
      kept: [
        { reason: 'changed', count: 2, names: ['Re Written', 'New Moved'] },
        { reason: 'touched', count: 1, names: ['New Noted'] },
      ],
    });
    expect(await leadOf('n1@undo.test')).toBeUndefined();
    expect(await leadOf('restore@undo.test')).toMatchObject({ last_name: 'Store', phone: '1' });
    expect((await salesman(undoLeadImport, { params: { id } })).json().code).toBe('import.undone');
    const listed = (await salesman(listLeadImports)).json();
    expect(listed.find((one: { id: number }) => one.id === id).undone_at).not.toBeNull();
    const [entry] = (await admin(listAudit, { query: { action: 'lead.import_undone' } })).json()
      .data;
    expect(entry.data).toMatchObject({ deleted: 1, restored: 1, kept: 3 });
  });
});

describe('an import that is undone later', () => {
  const OWNED = `${HEAD},Owner email`;
  const reassigned = async (name: string, to: string) => {
    const owner = await makeStaff(admin, { name });
    const email = `${name.toLowerCase()}@later.test`;
    const body = { first_name: name, last_name: 'Later', phone: '1', email, user_id: owner.id };
    const lead = (await admin(createLead, { body })).json();
    const file = `${OWNED}\n${name},Later,${email},1,${to}`;
    const { id, updated } = await apply(admin, file, { duplicates: 'update' });
    expect(updated).toBe(1);
    return { owner, lead, importId: id };
  };
  const undo = async (id: number) => {
    const answer = await admin(undoLeadImport, { params: { id } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const now = async (id: number): Promise<Lead> =>
    (await admin(getLead, { params: { id } })).json();

  it('keeps the owner when the previous one no longer exists', async () => {
    const { owner, lead, importId } = await reassigned('Orphan', 'salesman@alpha.test');
    await admin(deleteUser, { params: { id: owner.id } });
    expect(await undo(importId)).toMatchObject({
      restored: 0,
      kept: [{ reason: 'ownerGone', count: 1, names: ['Orphan Later'] }],
    });
    expect((await now(lead.id)).user.name).toBe('Sofía Lareda');
  });

  it('never puts a contact into a status of another role than its owner has now', async () => {
    const { owner, lead, importId } = await reassigned('Promoted', 'leader@alpha.test');
    const sameRole = await reassigned('Climber', 'salesman@alpha.test');
    for (const user of [owner, sameRole.owner])
      expect((await changeStaff(admin, user, { role: 'leader' })).statusCode).toBe(200);
    const kept = [{ reason: 'ownerMoved', count: 1 }];
    expect(await undo(importId)).toMatchObject({ restored: 0, kept });
    // Only the owner was changed by the file: the status would stay that of a salesman.
    expect(await undo(sameRole.importId)).toMatchObject({ restored: 0, kept });
    expect((await now(lead.id)).user.name).toBe('Marcus Ellery');
  });

  it('restores owner and status if the board is still the same', async () => {
    const { owner, lead, importId } = await reassigned('Returned', 'leader@alpha.test');
    expect(await undo(importId)).toMatchObject({ restored: 1, kept: [] });
    const { user, lead_status_id } = await now(lead.id);
    expect([user.id, lead_status_id]).toEqual([owner.id, lead.lead_status_id]);
  });

  it('keeps a contact with a shortlist', async () => {
    const { id } = await apply(admin, `${HEAD}\nDraft,Begun,draft@later.test,1`);
    const [lead] = await found(admin, 'draft@later.test');
    const { db } = test.database;
    await db.insert(shortlists).values({ leadId: lead?.id ?? 0, locale: 'en', message: 'Hours' });
    expect(await undo(id)).toMatchObject({
      deleted: 0,
      kept: [{ reason: 'touched', count: 1, names: ['Draft Begun'] }],
    });
    expect(await found(admin, 'draft@later.test')).toHaveLength(1);
  });

  it('restores every kind of value, also empty ones', async () => {
    await apply(admin, `${HEAD}\nPlain,Person,plain@later.test,1`);
    const rich = `${HEAD},Country,Profile,Budget,Answers,UTM
Rich,Person,plain@later.test,2,Perú,moderate,1234.5,"[{""label"":""a"",""answer"":""b""}]","{""utm_source"":""x""}"`;
    const { id } = await apply(admin, rich, { duplicates: 'update' });
    const [before] = await found(admin, 'plain@later.test');
    expect(before).toMatchObject({ country: 'PE', profile: 'moderate', initial_payment: 1234.5 });
    expect(await undo(id)).toMatchObject({ restored: 1 });
    const none = { country: null, profile: null, initial_payment: null, adicionales: [], utms: {} };
    const old = { first_name: 'Plain', phone: '1', version: 3, ...none };
    const lead = await admin(getLead, { params: { id: before?.id } });
    expect(lead.json()).toMatchObject(old);
  });
});
