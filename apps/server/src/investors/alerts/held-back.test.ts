import { createLead, createLeadSearch, type Lead, type SavedSearch } from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AlertDesk, openAlertDesk, searchOf } from '../../../test/alert-desk.ts';
import { done } from '../../../test/team-at-work.ts';
import { savedSearches, searchAlerts } from '../../platform/db/schema/index.ts';
import { matchNextChanges } from './match-searches.service.ts';

let at: AlertDesk;
let homes: number[];
beforeAll(async () => {
  at = await openAlertDesk();
  homes = at.listed.map(({ id }) => id);
});
afterAll(() => at.test.close());

const rowOf = async ({ id }: SavedSearch) => {
  const [row] = await at.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row;
};
const execute = (statement: string) => at.db.execute(sql.raw(statement));

describe('a saved search that fails', () => {
  it('does not hold up the emails of the others, and is tried again later and later', async () => {
    const person = {
      first_name: 'Poison',
      last_name: 'Row',
      phone: '1',
      email: 'poison@alerts.test',
    };
    const { id } = await done<Lead>(at.salesman(createLead, { body: person }));
    const body = searchOf();
    const bad = await done<SavedSearch>(at.salesman(createLeadSearch, { params: { id }, body }));
    const good = await at.save();
    await at.makeNew(homes.slice(0, 1));
    await at.match();
    // Its email is the first one that is due.
    await at.db
      .update(savedSearches)
      .set({ nextMailAt: new Date(0) })
      .where(eq(savedSearches.id, bad.id));
    await execute(`create function refuse_poison() returns trigger language plpgsql as
      $$ begin raise exception 'poisoned'; end $$`);
    await execute(`create trigger poison before insert on mail_outbox for each row
      when (new.recipient = 'poison@alerts.test') execute function refuse_poison()`);
    const mails = await at.mails(1);
    await execute('drop trigger poison on mail_outbox');
    expect(mails.map(({ to }) => to)).toEqual(['ana@alerts.test']);
    const held = await rowOf(bad);
    expect(held?.mailTries).toBeGreaterThan(3);
    expect(held?.nextMailAt?.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
    expect((await at.mails()).map(({ to }) => to)).toEqual(['poison@alerts.test']);
    expect((await rowOf(bad))?.mailTries).toBe(0);
    expect((await rowOf(good))?.mailTries).toBe(0);
  });

  it.each([
    ["delete from search_alerts where found_at < now() - interval '180 days'", 'found_idx'],
    ['select from search_alerts where property_id = 1 and mailed_at is null', 'back_idx'],
    [
      `select from saved_searches where next_mail_at <= now() and not is_paused
        order by next_mail_at limit 1`,
      'saved_searches_due_idx',
    ],
    [
      `select from purchase_steps where status = 'open' and reminded_at is null and due_at > now()
        and due_at <= now() + interval '48 hours' order by due_at limit 1`,
      'purchase_steps_due_idx',
    ],
  ])('is looked for with an index: %s', async (statement, index) => {
    const plan = await at.db.transaction(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`);
      const { rows } = await db.execute(sql.raw(`explain ${statement}`));
      return JSON.stringify(rows);
    });
    expect(plan).toContain(index);
  });

  it('does not keep the others from being compared: after three tries it is left out for a while', async () => {
    await at.forgetSearches();
    // Only searches with words read this column.
    const bad = await at.save({ name: 'Words', filter: { search: 'pool' } });
    const good = await at.save({ name: 'All' });
    await at.makeNew(homes.slice(1, 2));
    const [column] = (
      await at.db.execute<{ name: string }>(
        sql`select attname as name from pg_attribute
          where attrelid = 'property_search'::regclass and atttypid = 'tsvector'::regtype`,
      )
    ).rows;
    if (!column) throw new Error('no column of words');
    await execute(`alter table property_search rename column ${column.name} to away`);
    for (const tries of [1, 2, 3]) {
      await expect(matchNextChanges(at.ctx)).rejects.toThrow();
      expect((await rowOf(bad))?.matchTries).toBe(tries);
    }
    await at.match();
    const found = await at.db.select().from(searchAlerts);
    expect(found.map(({ searchId }) => searchId)).toEqual([good.id]);
    await execute(`alter table property_search rename column away to ${column.name}`);
    // Back in its turn, and forgiven.
    await at.db.update(savedSearches).set({ heldUntil: new Date(0) });
    await at.makeNew(homes.slice(2, 3));
    await at.match();
    expect(await rowOf(bad)).toMatchObject({ matchTries: 0, heldUntil: null });
  });
});
