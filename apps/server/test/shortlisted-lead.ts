import {
  type HomeCurrency,
  proposeShortlist,
  type Shortlist,
  sendShortlist,
} from '@alpha/contract';
import { eq, isNotNull } from 'drizzle-orm';
import { leads, mailOutbox, shortlists, users } from '../src/platform/db/schema/index.ts';
import { unseal } from '../src/platform/lib/secret-box.ts';
import { callerWith, signedIn } from './people.ts';
import { openTestApp } from './test-app.ts';

/** Sends the list as it was read. */
export const sendingOf = ({ id, updated_at }: Shortlist) => ({
  params: { id },
  body: { seen_at: updated_at },
});

/** A small market, a salesman with a lead who answered the quiz, and a signed-out reader. */
export async function openShortlistedLead() {
  const test = await openTestApp({ demo: { scale: 0.05, leads: 40 } });
  const { db } = test.database;
  const salesman = await signedIn(test, 'salesman@alpha.test');
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'salesman@alpha.test'));
  const [quiz] = await db.select().from(leads).where(isNotNull(leads.profile)).limit(1);
  if (!owner || !quiz) throw new Error('no lead with a quiz');
  await db
    .update(leads)
    .set({ userId: owner.id, firstName: 'Ana María', initialPayment: 269_000 })
    .where(eq(leads.id, quiz.id));

  const setLead = (fields: Partial<typeof leads.$inferInsert>) =>
    db.update(leads).set(fields).where(eq(leads.id, quiz.id));

  async function propose(): Promise<Shortlist> {
    const answer = await salesman(proposeShortlist, { params: { id: quiz?.id }, body: {} });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  }

  async function letterOf({ id }: Shortlist) {
    const [mail] = await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.idempotencyKey, `shortlist:${id}`));
    if (!mail) throw new Error('no email');
    const read = (body: string) => unseal(test.deps.appSecret, 'mail', mail.idempotencyKey, body);
    const text = read(mail.text);
    return {
      ...{ ...mail, text, html: read(mail.html) },
      token: /\/shortlist\/([\w-]+)/.exec(text)?.[1] ?? '',
    };
  }

  async function send(draft?: Shortlist, currency: HomeCurrency | null = null) {
    const { id } = draft ?? (await propose());
    // The current version, including changes by the test.
    const [list] = await db.select().from(shortlists).where(eq(shortlists.id, id));
    const body = { seen_at: list?.updatedAt.toISOString() ?? '', currency };
    const answer = await salesman(sendShortlist, { params: { id }, body });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const sent: Shortlist = answer.json();
    return { sent, ...(await letterOf(sent)) };
  }

  return {
    test,
    db,
    salesman,
    reader: callerWith(test),
    leadId: quiz.id,
    quiz,
    setLead,
    propose,
    send,
  };
}

export type ShortlistedLead = Awaited<ReturnType<typeof openShortlistedLead>>;
