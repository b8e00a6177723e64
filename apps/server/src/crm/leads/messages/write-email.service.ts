import type { Locale } from '@alpha/i18n';
import type { Ctx } from '../../../platform/http/context.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { countEmailsSince } from './messages.queries.ts';

const DAY_MS = 86_400_000;
/** A stolen session must not become a source of spam. */
const MAX_EMAILS_PER_DAY = 300;

/** Whether this writer has sent as much as one may in a day; call with the writer locked. */
export async function isOverQuota(ctx: Ctx, writerId: number): Promise<boolean> {
  const since = new Date(Date.now() - DAY_MS);
  return (await countEmailsSince(ctx.db, writerId, since)) >= MAX_EMAILS_PER_DAY;
}

type Email = {
  idempotencyKey: string;
  recipient: string;
  leadId: number;
  writer: { name: string; email: string };
  subject: string;
  body: string;
  locale: Locale;
};

/** From a member of staff to a lead: signed with the name, and replies go to the writer, and to the timeline. */
export async function writeEmail(ctx: Ctx, { writer, subject, body, locale, ...mail }: Email) {
  await queueMail(
    { ...ctx, locale },
    {
      ...mail,
      replyTo: writer.email,
      subject,
      content: { title: subject, paragraphs: [...paragraphsOf(body), writer.name] },
    },
  );
}

const paragraphsOf = (body: string): string[] =>
  body.split(/\n{2,}/).flatMap((text) => (text.trim() ? [text.trim()] : []));
