import type { sendLeadMessage as endpoint, InputOf, ResultOf } from '@alpha/contract';
import { isNobodysAddress } from '../../../platform/db/address-in-text.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import { isMailConfigured, queueMail } from '../../../platform/mail/index.ts';
import { lockLead, touchLead } from '../leads.queries.ts';
import { getLeadRow } from '../leads.service.ts';
import { findActivity } from '../timeline/timeline.queries.ts';
import { shapeActivity } from '../timeline/timeline.service.ts';
import { countEmailsSince, findMessage, insertMessage, lockWriter } from './messages.queries.ts';

const DAY_MS = 86_400_000;
/** A stolen session must not become a source of spam. */
const MAX_EMAILS_PER_DAY = 300;

/** An email goes out from here; a WhatsApp message was opened in the viewer's own app. */
export async function sendLeadMessage(
  ctx: Ctx,
  { params: { id: leadId }, body: given }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { channel, subject = '', body, locale, idempotency_key: key } = given;
  return inTransaction(ctx, async (ctx) => {
    const { id: actorId } = viewerOf(ctx);
    const writer = await lockWriter(ctx.db, actorId);
    await lockLead(ctx.db, leadId);
    const { email } = await getLeadRow(ctx, leadId);
    if (channel === 'email' && !subject)
      throw new AppError('request.invalid', { fields: { subject: ['required'] } });
    // A retry, or a second press.
    const known = await findMessage(ctx.db, { leadId, actorId, key });
    if (known) {
      const { channel: sentBy, subject: titled = '' } = known.data;
      if (
        known.body !== body ||
        sentBy !== channel ||
        titled !== (channel === 'email' ? subject : '')
      )
        throw new AppError('share.keyReused');
      return answer(ctx, known.id);
    }
    if (channel === 'email') {
      if (isNobodysAddress(email))
        throw new AppError('request.invalid', { fields: { channel: ['notAllowed'] } });
      const since = new Date(Date.now() - DAY_MS);
      if ((await countEmailsSince(ctx.db, actorId, since)) >= MAX_EMAILS_PER_DAY)
        throw new AppError('request.tooMany', { retryAfterSeconds: 3600 });
      await queueMail(
        { ...ctx, locale },
        {
          idempotencyKey: `message:${actorId}:${leadId}:${key}`,
          recipient: email,
          replyTo: writer.email,
          subject,
          content: { title: subject, paragraphs: [...paragraphsOf(body), writer.name] },
        },
      );
    }
    const data = { channel, key, ...(channel === 'email' && { subject }) };
    const id = await insertMessage(ctx.db, { leadId, actorId, body, data });
    await touchLead(ctx.db, leadId);
    return answer(ctx, id);
  });
}

async function answer(ctx: Ctx, id: number): Promise<ResultOf<typeof endpoint>> {
  const row = await findActivity(ctx.db, id);
  if (!row) throw new Error('the message was not stored');
  return { activity: shapeActivity(row), mail_is_configured: isMailConfigured(ctx) };
}

const paragraphsOf = (body: string): string[] =>
  body.split(/\n{2,}/).flatMap((text) => (text.trim() ? [text.trim()] : []));
