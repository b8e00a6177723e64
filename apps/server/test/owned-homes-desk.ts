import type { OwnedHome } from '@alpha/contract';
import * as contract from '@alpha/contract';
import { eq, isNotNull } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { properties, propertyAnalyses } from '../src/platform/db/schema/index.ts';
import { openOffice } from './office.ts';
import { done } from './team-at-work.ts';

export const OWN = 'owner@owned.test';
const OTHER = 'other@owned.test';

export const fileOf = (lines: string[], more: object = {}) => ({
  ...{ file_name: 'statement.csv', content: Buffer.from(lines.join('\n')).toString('base64') },
  ...more,
});

/** A statement of a month, with balances that agree. */
export const MARCH = [
  'Date,Description,Debit,Credit,Balance',
  ',Beginning balance,,,"500.00"',
  '09/01/2025,Rent,,"2,950.00","3,450.00"',
  '09/05/2025,Management fee,236.00,,"3,214.00"',
  '09/12/2025,"Plumbing, kitchen",(187.33),,"3,026.67"',
  '09/30/2025,Owner distribution,"2,526.67",,500.00',
  ',Ending balance,,,500.00',
];
MARCH[4] = '09/12/2025,"Plumbing, kitchen",187.33,,"3,026.67"';

/** An office with two leads, and analyzed homes that they buy; opened for the tests of a file. */
export function openOwnedHomesDesk() {
  const office = openOffice({ demo: { scale: 0.05, leads: 20 } });
  const { salesman } = office;
  let leadId: number;
  let otherLeadId: number;
  let homes: { id: number; price: number }[];
  let made = 0;
  let bought = 0;
  beforeAll(async () => {
    leadId = await createLead(OWN);
    otherLeadId = await createLead(OTHER);
    homes = await office
      .db()
      .select({ id: properties.id, price: properties.listPrice })
      .from(properties)
      .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
      .where(isNotNull(properties.rentEstimate))
      .orderBy(properties.id)
      .limit(30);
  });

  async function createLead(email: string): Promise<number> {
    made += 1;
    const person = { first_name: 'Ana', last_name: `Owner ${made}` };
    const body = { ...person, phone: `+1 305 555 01${made}0`, email };
    return (await done<contract.Lead>(salesman(contract.createLead, { body }))).id;
  }
  /** With a loan, a different property each time. */
  function purchase() {
    const home = homes[bought];
    bought += 1;
    const price_cents = Math.round((home?.price ?? 0) * 100);
    return {
      ...{ property_id: home?.id ?? 0, bought_on: '2025-08-20', price_cents },
      closing_costs_cents: Math.round(price_cents * 0.02),
      down_payment_cents: Math.round(price_cents * 0.4),
      ...{ rate_percent: 7.25, loan_years: 30 },
    };
  }
  const buy = (body = purchase(), of = leadId) =>
    done<OwnedHome>(salesman(contract.createOwnedHome, { params: { id: of }, body }));
  async function read(id: number): Promise<OwnedHome> {
    const params = { id: leadId };
    const list = await done<OwnedHome[]>(salesman(contract.listOwnedHomes, { params }));
    return list.find((each) => each.id === id) as OwnedHome;
  }
  const importing = (id: number, body: object) =>
    salesman(contract.importStatement, { params: { id }, body });
  return {
    ...office,
    ownerId: () => leadId,
    otherId: () => otherLeadId,
    ...{ createLead, purchase, buy, read, importing },
  };
}
