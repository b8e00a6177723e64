import { createLeadSearch, type NewSearch, type SavedSearch } from '@alpha/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { sendNextAlert } from '../src/investors/alerts/alert-mail.service.ts';
import { matchNextChanges } from '../src/investors/alerts/match-searches.service.ts';
import { refreshSearch } from '../src/listings/index.ts';
import {
  alertFigures,
  leads,
  properties,
  propertyAnalyses,
  propertySearch,
  savedSearches,
} from '../src/platform/db/schema/index.ts';
import type { Ctx } from '../src/platform/http/context.ts';
import { deliverMail } from './deliver-mail.ts';
import { openShortlistedLead } from './shortlisted-lead.ts';
import { done } from './team-at-work.ts';

export const INVESTOR = 'ana@alerts.test';
const HOUR_MS = 3_600_000;

export const inLanguage = (answer: 'en' | 'es') => [
  { label: 'Language', answer, key: 'language' as const },
];

export const searchOf = (fields: Partial<NewSearch> = {}): NewSearch => ({
  ...{ name: 'Somewhere', filter: {}, cash_flow_min: -100_000, loss_chance_max: null },
  ...{ frequency: 'immediate', locale: 'en', ...fields },
});

/** A market, a lead with an address, and the two halves of the worker. */
export async function openAlertDesk() {
  const at = await openShortlistedLead();
  const { db, test } = at;
  await at.setLead({ email: INVESTOR, adicionales: inLanguage('en'), country: 'CO' });
  const ctx: Ctx = {
    ...{ db, deps: test.deps, log: test.app.log, locale: 'en', ip: '' },
    ...{ userAgent: undefined, viewer: null },
  };
  const listed = await db
    .select({ id: propertySearch.id, city: propertySearch.cityName })
    .from(propertySearch);

  /** Compares what has changed, in small steps. */
  async function match(listingsAtOnce = 50): Promise<void> {
    while (await matchNextChanges(ctx, { listingsAtOnce }));
  }
  /** What is due within the given hours is written and delivered. */
  async function mails(hours = 48) {
    const now = new Date(Date.now() + hours * HOUR_MS);
    while (await sendNextAlert(ctx, now));
    // Written for later than the clock of this test.
    return deliverMail(test);
  }
  /** As if they had just been listed. */
  async function makeNew(ids: readonly number[]): Promise<void> {
    await db.delete(alertFigures).where(inArray(alertFigures.propertyId, [...ids]));
    await touch(ids);
  }
  const touch = (ids: readonly number[]) =>
    db
      .update(propertySearch)
      .set({ relevance: sql`${propertySearch.relevance} + 0.001` })
      .where(inArray(propertySearch.id, [...ids]));
  async function setPrice(id: number, price: number): Promise<void> {
    await db.update(properties).set({ listPrice: price }).where(eq(properties.id, id));
    await refreshSearch(db, [id]);
    await touch([id]);
  }
  /** A year’s. */
  async function setCashFlow(id: number, cashFlow: number): Promise<void> {
    await db.update(propertyAnalyses).set({ cashFlow }).where(eq(propertyAnalyses.propertyId, id));
    await touch([id]);
  }
  const save = (fields: Partial<NewSearch> = {}): Promise<SavedSearch> =>
    done(at.salesman(createLeadSearch, { params: { id: at.leadId }, body: searchOf(fields) }));
  async function forgetSearches(): Promise<void> {
    await match();
    await db.delete(savedSearches);
    await db.update(leads).set({ hiddenAt: null }).where(eq(leads.id, at.leadId));
    await deliverMail(test);
  }
  await match(5_000);
  return {
    ...at,
    ...{ ctx, listed, match, mails, makeNew, setPrice, setCashFlow, save, forgetSearches },
  };
}

export type AlertDesk = Awaited<ReturnType<typeof openAlertDesk>>;
