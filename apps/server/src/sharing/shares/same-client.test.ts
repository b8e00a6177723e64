import * as contract from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn } from '../../../test/people.ts';
import {
  CLIENT,
  clientForm,
  contactFile,
  done,
  findTeams,
  lastToken,
  reportTo,
  type Served,
  serveClient,
  type Team,
} from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

describe('one client of two people, without a team between them', () => {
  let test: TestApp;
  let owner: Team;
  let served: Served;
  let reader: Caller;
  beforeAll(async () => {
    test = await openTestApp({ demo: { scale: 0.05, leads: 20 } });
    [owner] = await findTeams(test);
    reader = callerWith(test);
    served = await serveClient(test, owner);
  });
  afterAll(() => test.close());

  const status = async (token: string) =>
    (await reader(contract.getSharedProperty, { params: { token } })).statusCode;
  const timelineOf = (caller: Caller, id: number) =>
    done<contract.Activity[]>(caller(contract.listActivities, { params: { id } }));
  const sharesOf = (caller: Caller, id: number) =>
    done<contract.LeadShare[]>(caller(contract.listLeadShares, { params: { id } }));

  it('a colleague who imports the address sees no report, gets no opening and ends no link (security 10)', async () => {
    const colleague = await signedIn(test, 'tomas.quiroga@alpha.test');
    const body = contactFile(owner, CLIENT, 'create');
    await done(colleague(contract.importLeads, { body }));
    const [copy] = await done<contract.Lead[]>(
      colleague(contract.listLeads, { query: { email: CLIENT } }),
    );
    const id = copy?.id ?? 0;
    expect(await sharesOf(colleague, id)).toEqual([]);
    await done(owner.salesman(contract.sendProperty, { body: reportTo(CLIENT, owner, 'later') }));
    const later = await lastToken(test);
    await done(reader(contract.openSharedProperty, { params: { token: later } }));
    await done(reader(contract.openSharedProperty, { params: { token: served.earlyToken } }));
    expect(await sharesOf(colleague, id)).toEqual([]);
    expect((await timelineOf(colleague, id)).map(({ kind }) => kind)).toEqual(['created']);
    const kinds = (await timelineOf(owner.salesman, served.lead.id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'mail_sent')).toHaveLength(2);
    const [share] = await sharesOf(owner.salesman, served.lead.id);
    const params = { id: share?.id ?? 0 };
    expect((await colleague(contract.revokeShare, { params })).statusCode).toBe(404);
    await done(colleague(contract.deleteLead, { params: { id } }));
    expect([await status(later), await status(served.earlyToken)]).toEqual([200, 200]);
  });

  it('what an administrator sends goes to the lead that was there first (security 10)', async () => {
    const admin = await signedIn(test, 'admin@alpha.test');
    const curator = await signedIn(test, 'curator@alpha.test');
    const copy: contract.Lead = await done(
      curator(contract.createLead, { body: clientForm(owner) }),
    );
    const before = await sharesOf(owner.salesman, served.lead.id);
    await done(admin(contract.sendProperty, { body: reportTo(CLIENT, owner, 'by an admin') }));
    expect(await sharesOf(curator, copy.id)).toEqual([]);
    expect(await sharesOf(owner.salesman, served.lead.id)).toHaveLength(before.length + 1);
  });

  it('a visitor who posts the address sees nothing, changes nothing and ends no link (security 10, 13)', async () => {
    const known = clientForm(owner, { user_id: owner.salesmanId, first_name: 'Eve' });
    const fresh = { ...known, email: 'nobody@two-teams.test' };
    const [posted, other] = [
      await done<{ id: number }>(reader(contract.submitLead, { body: known })),
      await done<{ id: number }>(reader(contract.submitLead, { body: fresh })),
    ];
    expect({ ...posted, id: 0, email: '' }).toEqual({ ...other, id: 0, email: '' });
    expect(posted.id).not.toBe(served.lead.id);
    await done(reader(contract.openSharedProperty, { params: { token: served.token } }));
    await done(owner.salesman(contract.sendProperty, { body: reportTo(CLIENT, owner, 'new') }));
    const later = await lastToken(test);
    await done(reader(contract.openSharedProperty, { params: { token: later } }));
    // The post is an entry of the lead that is known, and its id nobody's.
    const params = { id: posted.id };
    expect((await owner.salesman(contract.getLead, { params })).statusCode).toBe(404);
    expect((await owner.salesman(contract.deleteLead, { params })).statusCode).toBe(404);
    const entries = await timelineOf(owner.salesman, served.lead.id);
    expect(entries.find(({ kind }) => kind === 'form_repeated')?.data).toMatchObject({
      given: { firstName: 'Eve' },
    });
    const tokens = [served.token, served.earlyToken, later];
    expect(await Promise.all(tokens.map(status))).toEqual([200, 200, 200]);
    await done(owner.salesman(contract.deleteLead, { params: { id: served.lead.id } }));
    // What was sent for the lead ends with it; what was sent before there was one does not.
    expect([await status(served.token), await status(served.earlyToken)]).toEqual([404, 200]);
  });
});
