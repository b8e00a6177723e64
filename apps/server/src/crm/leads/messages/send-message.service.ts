import {
  type sendLeadMessage as endpoint,
  type InputOf,
  placeholdersIn,
  type ResultOf,
} from '@alpha/contract';
import { isNobodysAddress } from '../../../platform/db/address-in-text.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import { isMailConfigured } from '../../../platform/mail/index.ts';
import { completeStepTask } from '../../sequences/step-task.queries.ts';
import { lockLead, touchLead } from '../leads.queries.ts';
import { getLeadRow } from '../leads.service.ts';
import { findActivity } from '../timeline/timeline.queries.ts';
import { shapeActivity } from '../timeline/timeline.service.ts';
import { findMessage, insertMessage, lockWriter } from './messages.queries.ts';
import { isOverQuota, writeEmail } from './write-email.service.ts';

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
    // Nobody gets a message with a blank in it.
    for (const [field, text] of Object.entries({ subject, body }))
      if (placeholdersIn(text).length > 0)
        throw new AppError('request.invalid', { fields: { [field]: ['placeholder'] } });
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
      if (await isOverQuota(ctx, actorId))
        throw new AppError('message.quota', { retryAfterSeconds: 3600 });
      const idempotencyKey = `message:${actorId}:${leadId}:${key}`;
      const to = { idempotencyKey, recipient: email, leadId };
      await writeEmail(ctx, { ...to, writer, subject, body, locale });
    }
    const data = { channel, key, ...(channel === 'email' && { subject }) };
    const id = await insertMessage(ctx.db, { leadId, actorId, body, data });
    await completeStepTask(ctx.db, leadId, channel);
    await touchLead(ctx.db, leadId);
    return answer(ctx, id);
  });
}

async function answer(ctx: Ctx, id: number): Promise<ResultOf<typeof endpoint>> {
  const row = await findActivity(ctx.db, id);
  if (!row) throw new Error('the message was not stored');
  return { activity: shapeActivity(row), mail_is_configured: isMailConfigured(ctx) };
}
