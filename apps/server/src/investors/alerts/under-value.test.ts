import { eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AlertDesk, INVESTOR, openAlertDesk } from '../../../test/alert-desk.ts';
import {
  properties,
  propertySearch,
  propertyValuations,
  searchAlerts,
  valuationSquares,
} from '../../platform/db/schema/index.ts';
import { valueHomes } from '../../underwriting/valuation/value-homes.ts';

let at: AlertDesk;
/** Its estimate is above its price. */
let home: { id: number; price: number; address: string };
beforeAll(async () => {
  at = await openAlertDesk();
  await valueHomes(at.db);
  const [found] = await at.db
    .select({ id: properties.id, address: properties.address, value: propertyValuations.value })
    .from(propertySearch)
    .innerJoin(properties, eq(properties.id, propertySearch.id))
    .innerJoin(propertyValuations, eq(propertyValuations.propertyId, properties.id))
    .where(isNotNull(propertyValuations.value))
    .orderBy(propertySearch.id)
    .limit(1);
  if (!found?.value) throw new Error('no listing has a value');
  const { id, address, value } = found;
  home = { id, address, price: Math.round(value * 0.9) };
  await at.setPrice(id, home.price);
  await at.match();
});
afterAll(() => at.test.close());
afterEach(() => at.forgetSearches());

const asked = { filter: { under_value: '1' as const }, cash_flow_min: null };
const toInvestor = async () => (await at.mails()).filter(({ to }) => to === INVESTOR);

/** Listed, and not valued yet. */
async function listWithoutValue(): Promise<void> {
  await at.db.delete(propertyValuations).where(eq(propertyValuations.propertyId, home.id));
  await at.db.delete(valuationSquares);
  await at.db.update(propertySearch).set({ discount: null }).where(eq(propertySearch.id, home.id));
  await at.makeNew([home.id]);
  await at.match();
}

describe('a search for what is worth more than asked', () => {
  it('is emailed a listing that is valued after the alert job saw it', async () => {
    await at.save({ name: 'Bargains', ...asked });
    await at.save({ name: 'Anything', frequency: 'daily' });
    await listWithoutValue();
    const before = await at.db.select().from(searchAlerts);
    expect(before.map(({ reason }) => reason)).toEqual(['new']);
    await valueHomes(at.db);
    await at.match();
    const found = await at.db.select().from(searchAlerts).where(isNull(searchAlerts.mailedAt));
    // An estimate is no news for the other search.
    expect(found.map(({ reason }) => reason).sort()).toEqual(['new', 'under_value']);
    const mails = await toInvestor();
    const mail = mails.find(({ text }) => text?.includes('Now below its estimated value'));
    expect(mail?.subject).toContain(`Now below its value: ${home.address}`);
  });

  it('is emailed once, though the estimate goes away and comes back', async () => {
    await at.save({ name: 'Bargains', ...asked });
    await listWithoutValue();
    await valueHomes(at.db);
    await at.match();
    expect(await toInvestor()).toHaveLength(1);
    await at.db
      .update(propertySearch)
      .set({ discount: null })
      .where(eq(propertySearch.id, home.id));
    await at.match();
    await at.db.update(propertySearch).set({ discount: 0.1 }).where(eq(propertySearch.id, home.id));
    await at.match();
    expect(await toInvestor()).toEqual([]);
  });

  it('is emailed a listing whose price falls below its value, however small the cut', async () => {
    await at.db
      .update(propertySearch)
      .set({ discount: -0.001 })
      .where(eq(propertySearch.id, home.id));
    await at.match();
    await at.save({ name: 'Bargains', ...asked });
    await at.setPrice(home.id, home.price * 0.998);
    await at.match();
    const rows = await at.db.select({ reason: searchAlerts.reason }).from(searchAlerts);
    expect(rows).toEqual([{ reason: 'under_value' }]);
    await at.setPrice(home.id, home.price);
  });

  it('is not emailed again what was below its value before', async () => {
    await at.save({ name: 'Bargains', ...asked });
    await at.db
      .update(propertySearch)
      .set({ relevance: sql`${propertySearch.relevance} + 0.001` })
      .where(gt(propertySearch.discount, 0));
    await at.match();
    expect(await at.db.$count(searchAlerts)).toBe(0);
  });
});
