import { z } from 'zod';
import { activity } from './activities.ts';
import { endpoint } from './endpoint.ts';
import { language } from './language.ts';
import { idParams } from './paging.ts';
import { oneLine, text, visibleText } from './text.ts';

export const MESSAGE_CHANNELS = ['whatsapp', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const sendLeadMessage = endpoint({
  id: 'sendLeadMessage',
  method: 'POST',
  path: '/api/leads/:id/messages',
  access: 'lead:edit:own',
  summary:
    'Emails the lead, or records a WhatsApp message that the viewer sends from their own app. Replies go to the viewer.',
  params: idParams,
  perMinute: 30,
  body: z.strictObject({
    channel: z.enum(MESSAGE_CHANNELS),
    /** Email only. */
    subject: oneLine(200).optional(),
    body: visibleText(4_000),
    /** Language of the text, for the frame of the email. */
    locale: language,
    /** The same key twice sends one message. */
    idempotency_key: text(100).min(1),
  }),
  response: z.object({ activity, mail_is_configured: z.boolean() }),
});
