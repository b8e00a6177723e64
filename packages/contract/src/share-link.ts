import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { homeCurrency } from './exchange-rates.ts';
import { language } from './language.ts';
import { idParams, rowId, success } from './paging.ts';
import { scenarioToSend } from './scenarios.ts';
import { text } from './text.ts';

export const createShareLink = endpoint({
  id: 'createShareLink',
  method: 'POST',
  path: '/api/properties/share-link',
  access: 'property:read',
  summary:
    'A personal link to a report, to pass on by chat or by hand instead of by email. With a lead, its timeline shows when the link is opened. Making or copying a link is no contact yet.',
  perMinute: 60,
  body: z.strictObject({
    property_id: rowId,
    locale: language,
    currency: homeCurrency.nullish(),
    lead_id: rowId.nullish(),
    scenario: scenarioToSend.nullish(),
    /** What the sender writes to the reader; the page shows it. */
    message: text(4_000).optional(),
  }),
  response: z.object({ id: z.number().int(), url: z.string(), expires_at: z.string() }),
});

export const markLinkShared = endpoint({
  id: 'markLinkShared',
  method: 'POST',
  path: '/api/shares/:id/shared',
  access: 'property:read',
  summary: 'Records that one of your links was shared by WhatsApp: a contact with its lead, once.',
  perMinute: 60,
  params: idParams,
  body: z.strictObject({ channel: z.literal('whatsapp') }),
  response: success,
});
