import { sql } from 'drizzle-orm';
import { customType, doublePrecision, integer, timestamp } from 'drizzle-orm/pg-core';

/** Ids are integers in the API; identity columns let the demo data set its own. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
export const updatedAt = () =>
  timestamp({ withTimezone: true })
    .notNull()
    .defaultNow()
    // Database clock, because it is compared with other times written there.
    .$onUpdate(() => sql`now()` as unknown as Date);
export const instant = () => timestamp({ withTimezone: true });

/** USD. Doubles, because the engine computes in doubles and nothing is rounded before display. */
export const money = () => doublePrecision();
/** A fraction: 0.35 is 35 %. */
export const rate = () => doublePrecision();
/** Already in percent: 7.5 is 7.5 %. */
export const percent = () => doublePrecision();

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
