import {
  addActivity,
  listAudit,
  listLeadImports,
  listStatuses,
  moveLead,
  undoLeadImport,
} from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, found, HEAD } from '../../../../test/contact-files.ts';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';

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
  it('is undone, except where somebody has worked on a lead since, and says what stayed', async () => {
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
