import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leads, users } from '../../../platform/db/schema/index.ts';

/** What an email about a lead shows, and who gets it. */
export async function findEmailFacts(db: Db, leadId: number) {
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

export type EmailFacts = NonNullable<Awaited<ReturnType<typeof findEmailFacts>>>;
