import { listShares, type Share, sendProperty } from '@alpha/contract';
import { desc, eq } from 'drizzle-orm';
import { mailOutbox, properties } from '../src/platform/db/schema/index.ts';
import { unseal } from '../src/platform/lib/secret-box.ts';
import { type Caller, callerWith, signedIn } from './people.ts';
import { openTestApp } from './test-app.ts';

/** A small market with one visible property, staff who send it, and a signed-out reader. */
export async function openSharedHome() {
  const test = await openTestApp({ demo: { scale: 0.05, leads: 20 } });
  const salesman = await signedIn(test, 'salesman@alpha.test');
  const [home] = await test.database.db
    .select()
    .from(properties)
    .where(eq(properties.status, 'active'))
    .limit(1);
  if (!home) throw new Error('no home');
  let recipients = 0;

  const emailBody = (changes: object = {}) => {
    recipients += 1;
    return {
      property_id: home.id,
      email: `reader${recipients}@example.com`,
      subject: 'A home for you',
      message: 'Look at the roof.\n\nCall me.',
      locale: 'es' as const,
      ...changes,
    };
  };

  async function lastMail() {
    const [mail] = await test.database.db
      .select()
      .from(mailOutbox)
      .orderBy(desc(mailOutbox.id))
      .limit(1);
    if (!mail) throw new Error('no mail');
    const read = (body: string) => unseal(test.deps.appSecret, 'mail', mail.idempotencyKey, body);
    return { ...mail, html: read(mail.html), text: read(mail.text) };
  }

  async function share(changes: object = {}) {
    const body = emailBody(changes);
    const answer = await salesman(sendProperty, { body });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const mail = await lastMail();
    const token = /\/property\/share\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
    return { body, mail, token };
  }

  const sharesOf = async (caller: Caller): Promise<Share[]> =>
    (await caller(listShares, { params: { id: home.id } })).json();

  return { test, home, salesman, reader: callerWith(test), emailBody, lastMail, share, sharesOf };
}

export type SharedHome = Awaited<ReturnType<typeof openSharedHome>>;
