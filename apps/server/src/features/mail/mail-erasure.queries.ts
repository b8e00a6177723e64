import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { mailOutbox } from '../../db/schema/index.ts';

/** To the person, or to staff about them. What has not gone out never will. → the rows. */
export async function emptyMailOf(db: Db, leadIds: number[], email: string): Promise<number[]> {
  const address = email.toLowerCase();
  const words = sql`lower(${mailOutbox.subject} || ${mailOutbox.html} || ${mailOutbox.text})`;
  const rows = await db
    .update(mailOutbox)
    .set({
      recipient: '',
      subject: '',
      html: '',
      text: '',
      lastError: null,
      notAfter: sql`now()`,
      status: sql`case when ${mailOutbox.status} = 'sent' then ${mailOutbox.status} else 'failed'::mail_status end`,
    })
    .where(
      or(
        eq(sql`lower(${mailOutbox.recipient})`, address),
        sql`position(${address} in ${words}) > 0`,
        ...leadIds.map((id) => sql`${mailOutbox.text} ~ ${`/app/leads/${id}(\\D|$)`}`),
      ),
    )
    .returning({ id: mailOutbox.id });
  return rows.map(({ id }) => id);
}
