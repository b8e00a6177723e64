import { deliverNextMail } from '../src/platform/mail/deliver-mail.ts';
import type { Email } from '../src/platform/mail/mail-transport.ts';
import type { TestApp } from './test-app.ts';

/** Delivers everything in the outbox. → what the mail server got. */
export async function deliverMail({ deps }: TestApp): Promise<Email[]> {
  const emails: Email[] = [];
  const send = async (mail: Email) => void emails.push(mail);
  while (await deliverNextMail(deps, { send, isServer: true, close: () => {} }));
  return emails;
}
