import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, properties, users } from '../../platform/db/schema/index.ts';

/** Serializes identical posts. */
export async function lockPost(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`intake ${key}`}))`);
}

/** The lead an identical post has just created; an older one releases its key. */
export async function findEqualPostId(
  db: Db,
  key: string,
  since: Date,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: leads.id, createdAt: leads.createdAt })
    .from(leads)
    .where(eq(leads.intakeKey, key));
  if (!row || row.createdAt >= since) return row?.id;
  await db.update(leads).set({ intakeKey: null }).where(eq(leads.id, row.id));
  return undefined;
}

export async function insertPost(db: Db, fields: typeof leads.$inferInsert): Promise<number> {
  const [row] = await db.insert(leads).values(fields).returning({ id: leads.id });
  if (!row) throw new Error('the lead was not stored');
  return row.id;
}

type Answers = Pick<
  typeof leads.$inferInsert,
  'adicionales' | 'country' | 'profile' | 'initialPayment'
>;

/** False when nothing changed. */
export async function updateAnswers(db: Db, id: number, answers: Answers): Promise<boolean> {
  const said = JSON.stringify(answers.adicionales);
  const rows = await db
    .update(leads)
    .set({ ...answers, version: sql`${leads.version} + 1` })
    .where(and(eq(leads.id, id), sql`${leads.adicionales} <> ${said}::jsonb`))
    .returning({ id: leads.id });
  return rows.length > 0;
}

/** Takes an id that no lead will have. */
export async function takeLeadId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('leads', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}

const OWNER = { id: users.id, name: users.name, role: users.role };

/** Locked, so the account cannot be deleted before the lead is written. */
export async function findActiveUser(db: Db, id: number) {
  const [row] = await db
    .select(OWNER)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deactivatedAt)))
    .for('key share');
  return row;
}

/** User 1, else the administrator with the oldest account. */
export async function findDefaultOwner(db: Db) {
  const [row] = await db
    .select(OWNER)
    .from(users)
    .where(isNull(users.deactivatedAt))
    .orderBy(desc(eq(users.id, 1)), desc(eq(users.role, 'admin')), asc(users.id))
    .limit(1)
    .for('key share');
  return row;
}

/** The address of a home that visitors may see. */
export async function findAskedHome(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({
      line: sql<string>`${properties.address} || ', ' || ${properties.city} || ', ' || ${properties.state} || ' ' || ${properties.zip}`,
    })
    .from(properties)
    .where(and(eq(properties.id, id), properties.mayDisplay));
  return row?.line;
}
