import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leads, users } from '../../../platform/db/schema/index.ts';

/** A lead as a letter tells it, and who gets the letter. */
export async function findLetterFacts(db: Db, leadId: number) {
  const [row] = await db
    .select({
      id: leads.id,
      firstName: leads.firstName,
      lastName: leads.lastName,
      email: leads.email,
      phone: leads.phone,
      source: leads.source,
      profile: leads.profile,
      country: leads.country,
      initialPayment: leads.initialPayment,
      version: leads.version,
      owner: { id: users.id, name: users.name, email: users.email, locale: users.locale },
    })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .where(eq(leads.id, leadId));
  return row;
}

export type LetterFacts = NonNullable<Awaited<ReturnType<typeof findLetterFacts>>>;
