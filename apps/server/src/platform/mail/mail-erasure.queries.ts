import { eq, or, type SQL, sql } from 'drizzle-orm';
import { namesAddress } from '../db/address-in-text.ts';
import type { Db } from '../db/db.ts';
import { mailOutbox } from '../db/schema/index.ts';

/** Emails to the person, or to staff about them. Cancels unsent ones. → the rows. */
export async function emptyMailOf(
  db: Db,
  leadIds: number[],
  email: string | null,
): Promise<number[]> {
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
        ...(email === null ? [] : toOrAbout(email)),
        ...leadIds.map((id) => sql`${mailOutbox.text} ~ ${`/app/leads/${id}(\\D|$)`}`),
      ),
    )
    .returning({ id: mailOutbox.id });
  return rows.map(({ id }) => id);
}

function toOrAbout(email: string): SQL[] {
  const { recipient, subject, html, text } = mailOutbox;
  return [
    eq(sql`lower(${recipient})`, email.toLowerCase()),
    namesAddress(sql`${subject} || ' ' || ${html} || ' ' || ${text}`, email),
  ];
}
