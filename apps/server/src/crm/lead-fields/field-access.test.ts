import * as contract from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, check, HEAD } from '../../../test/contact-files.ts';
import { readEvents } from '../../../test/event-reader.ts';
import { type Caller, signedIn, tokenOf } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

/** Is in the name and in every value of the field that only administrators may see. */
const MARK = 'Zugzwang';

let test: TestApp;
let admin: Caller;
let salesman: Caller;
let leader: Caller;
let hidden: contract.FieldSetting;
let seen: contract.FieldSetting;
let lead: contract.Lead;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  const add = (name: string, salesman_access: string) =>
    done<contract.FieldSetting>(
      admin(contract.createLeadField, {
        body: {
          ...{ name, name_es: `${name} es`, type: 'text', is_required: false, options: [] },
          ...{ leader_access: 'edit', salesman_access },
        },
      }),
    );
  hidden = await add(`${MARK} field`, 'none');
  seen = await add('Shown field', 'see');
  const person = { first_name: 'Scan', last_name: 'Me', phone: '+1 305 555 0100' };
  lead = await done<contract.Lead>(
    salesman(contract.createLead, { body: { ...person, email: 'scan@leak.test' } }),
  );
  const fields = { [hidden.id]: `${MARK} value`, [seen.id]: 'Shown value' };
  const body = { lead_status_id: lead.lead_status_id, fields };
  await done(admin(contract.updateLead, { params: { id: lead.id }, body }));
});
afterAll(() => test.close());

const put = (caller: Caller, id: number) =>
  caller(contract.updateLead, {
    params: { id: lead.id },
    body: { lead_status_id: lead.lead_status_id, fields: { [id]: 'x' } },
  });

describe('a field that a role may not see', () => {
  it('reaches nobody of that role from any endpoint that reads (security 10)', async () => {
    const day = { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' };
    const inputs: Record<string, object> = {
      getToday: { query: day },
      getTeamToday: { query: day },
      findDuplicate: { query: { email: lead.email } },
      getBoardColumn: { query: { lead_status_id: lead.lead_status_id } },
      listShortlists: { params: { id: lead.id } },
    };
    const reads = contract.ENDPOINTS.filter(
      ({ method, path, access, produces }) =>
        method === 'GET' &&
        access !== 'public' &&
        access !== 'temp' &&
        access !== 'room' &&
        contract.isAllowed('salesman', access) &&
        produces !== 'text/event-stream' &&
        /lead|board|today|contact|notification|tag|account|shortlist|share/.test(path),
    );
    expect(reads.length).toBeGreaterThan(15);
    const answered: string[] = [];
    for (const endpoint of reads) {
      const input = inputs[endpoint.id] ?? (endpoint.params ? { params: { id: lead.id } } : {});
      const { body, statusCode } = await salesman(endpoint, input);
      if (statusCode === 200) answered.push(endpoint.id);
      expect([endpoint.id, body.includes(MARK)]).toEqual([endpoint.id, false]);
    }
    expect(answered).toEqual(
      expect.arrayContaining(
        `listLeads getLead getBoard getBoardTotals getBoardColumn exportLeads listActivities
          listLeadFields listTags getToday listTrash listNotifications`.split(/\s+/),
      ),
    );
    // What others may see is there: the scan looks at the right places.
    for (const caller of [admin, leader]) {
      const params = { id: lead.id };
      for (const endpoint of [contract.getLead, contract.listLeads, contract.exportLeads]) {
        const input = endpoint.id === 'getLead' ? { params } : {};
        expect((await caller(endpoint, input)).body).toContain(`${MARK} value`);
      }
    }
  });

  it('is in no answer to a change, preview or live event', async () => {
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const reader = await readEvents(origin, await tokenOf(test, 'salesman@alpha.test'));
    const { lead_status_id } = lead;
    const params = { id: lead.id };
    const file = `${HEAD},${MARK} field\nScan,Me,scan@leak.test,1,x`;
    for (const answer of [
      await salesman(contract.updateLead, { params, body: { phone: '2', lead_status_id } }),
      await salesman(contract.moveLead, { params, body: { lead_status_id } }),
      await check(salesman, file.replace(`${MARK} field`, 'Other'), { duplicates: 'update' }),
      await put(salesman, hidden.id),
    ])
      expect(answer.body).not.toContain(MARK);
    await done(put(admin, hidden.id));
    await reader.next((event) => 'lead_id' in event && event.lead_id === lead.id);
    expect(JSON.stringify(reader.all)).not.toMatch(/Zugzwang|"fields"/);
    reader.stop();
    const fields = { [hidden.id]: `${MARK} value` };
    await done(admin(contract.updateLead, { params, body: { lead_status_id, fields } }));
  });

  it('cannot be guessed by filtering, in lists, boards, exports or bulk changes', async () => {
    for (const condition of [{ words: MARK }, { is: 'filled' }, { is: 'empty' }]) {
      const fields = JSON.stringify([{ id: hidden.id, ...condition }]);
      const query = { fields, page: 1 };
      expect(await done(salesman(contract.listLeads, { query }))).toEqual({ data: [], total: 0 });
      const { columns } = await done<{ columns: { count: number }[] }>(
        salesman(contract.getBoardTotals, { query: { fields } }),
      );
      expect(columns.every(({ count }) => count === 0)).toBe(true);
      const csv = (await salesman(contract.exportLeads, { query: { fields } })).body;
      expect(csv.trim().split('\r\n')).toHaveLength(1);
      const body = { matching: { fields }, seen: 0, add_ids: [], remove_ids: [] };
      expect(await done(salesman(contract.tagLeads, { body }))).toMatchObject({ done: 0 });
    }
  });
});

describe('a field that a role may only see', () => {
  it('is shown and exported, but not written by form or file (security 11)', async () => {
    const fields = await done<contract.LeadField[]>(salesman(contract.listLeadFields));
    expect(fields).toMatchObject([{ id: seen.id, can_edit: false }]);
    const { body } = await salesman(contract.exportLeads, { query: { email: lead.email } });
    expect(body).toContain('Shown value');
    for (const id of [seen.id, hidden.id, 999_999]) {
      const answer = await put(salesman, id);
      expect(answer.json().errors).toHaveProperty([`fields.${id}`]);
    }
    const file = `${HEAD},Shown field\nScan,Me,scan@leak.test,1,Written`;
    const checked = (await check(salesman, file, { duplicates: 'update' })).json();
    expect(checked.columns.at(-1).field).toBeNull();
    const mapping = ['first_name', 'last_name', 'email', 'phone', `field:${seen.id}`];
    expect((await check(salesman, file, { mapping })).statusCode).toBe(422);
    await apply(salesman, file, { duplicates: 'update' });
    const now = await done<contract.Lead>(admin(contract.getLead, { params: { id: lead.id } }));
    expect(now.fields[seen.id]).toBe('Shown value');
  });

  it('is gone at once when the right is taken away', async () => {
    const { id, type: _, leads_count: __, is_archived: ___, ...rest } = seen;
    const body = { ...rest, salesman_access: 'none' };
    await done(admin(contract.updateLeadField, { params: { id }, body }));
    const now = await done<contract.Lead>(salesman(contract.getLead, { params: { id: lead.id } }));
    expect(now.fields).toEqual({});
    expect(await done(salesman(contract.listLeadFields))).toEqual([]);
  });
});
