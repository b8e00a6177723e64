import {
  type Comparison,
  compareRoomHomes,
  createReaderScenario,
  getSharedProperty,
  listRoomScenarios,
  type RoomScenario,
  revokeShortlist,
  type Shortlist,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRoom } from '../../test/room.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../test/shortlisted-lead.ts';
import { properties, roomLinks } from '../platform/db/schema/index.ts';

const EMAIL = 'ana@scenarios.test';
const FORTY = { inputs: { downpaymentPercentage: 0.4 } };

let at: ShortlistedLead;
let sent: Shortlist;
let first: number;
let second: number;
beforeAll(async () => {
  at = await openShortlistedLead();
  await at.setLead({ email: EMAIL });
  ({ sent } = await at.send());
  [first = 0, second = 0] = sent.homes.map(({ property_id }) => property_id);
});
afterAll(() => at.test.close());

async function openOwn() {
  await at.db.delete(roomLinks);
  const { browser, read } = await openRoom(at.test, EMAIL);
  const tokenOf = async (id: number) =>
    (await read()).homes.find(({ property_id }) => property_id === id)?.report_token ?? '';
  const scenarios = async (): Promise<RoomScenario[]> => (await browser(listRoomScenarios)).json();
  return { browser, tokenOf, scenarios };
}
const save = (token: string, name: string, changes: object = FORTY) =>
  at.reader(createReaderScenario, { params: { token }, body: { name, changes } });

describe('scenarios that an investor saved on reports', () => {
  it('are listed in the room, the latest first, with the figures of both sides', async () => {
    const { browser, tokenOf, scenarios } = await openOwn();
    expect(await scenarios()).toEqual([]);
    await save(await tokenOf(first), 'Forty down');
    await save(await tokenOf(second), 'Five years', { inputs: { holdYears: 5 } });
    const [latest, earlier] = await scenarios();
    expect(latest).toMatchObject({ name: 'Five years', property_id: second });
    expect(earlier).toMatchObject({ name: 'Forty down', property_id: first, changes: FORTY });
    expect(earlier?.address).not.toBe('');
    const compared = async (view: string): Promise<Comparison> =>
      (await browser(compareRoomHomes, { query: { property_ids: String(first), view } })).json();
    const figures = async (view: string) => (await compared(view)).homes[0]?.figures?.outcome;
    expect(await figures('down=40')).toMatchObject(earlier?.theirs ?? { is: 'missing' });
    expect(await figures('')).toMatchObject(earlier?.ours ?? { is: 'missing' });
    expect(earlier?.theirs).not.toEqual(earlier?.ours);
  });

  it('open the report that they were saved on', async () => {
    const { scenarios } = await openOwn();
    const [{ report_token: token, name } = { report_token: '', name: '' }] = await scenarios();
    const report = (await at.reader(getSharedProperty, { params: { token } })).json();
    expect(report.reader_scenarios).toMatchObject([{ name }]);
  });

  it('are left out where the property may not be shown, and where the link was revoked', async () => {
    const { scenarios } = await openOwn();
    const show = (mayDisplay: boolean) =>
      at.db.update(properties).set({ mayDisplay }).where(eq(properties.id, first));
    await show(false);
    expect((await scenarios()).map(({ name }) => name)).toEqual(['Five years']);
    await show(true);
    await at.salesman(revokeShortlist, { params: { id: sent.id } });
    expect(await scenarios()).toEqual([]);
  });
});
