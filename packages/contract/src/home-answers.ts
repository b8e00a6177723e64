import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success, tokenParams } from './paging.ts';
import { isContact, MAX_READER_CONTACT_LENGTH, MAX_READER_NAME_LENGTH } from './reader-contact.ts';
import { oneLine, text, visibleText } from './text.ts';

/** What a reader of a link thinks of a property. */
export const HOME_ANSWERS = ['like', 'pass'] as const;
export const homeAnswer = z.enum(HOME_ANSWERS);
export type HomeAnswer = z.infer<typeof homeAnswer>;

export const MAX_REASON_LENGTH = 500;
export const MAX_QUESTION_LENGTH = 1_000;

/**
 * Who a reader is, for a link that was made for nobody in particular. Nobody has checked it: it goes to the sender
 * and never back to the page, which others may open too. Ignored where the sender knows the reader.
 */
const reader = z.strictObject({
  name: oneLine(MAX_READER_NAME_LENGTH).default(''),
  /** An email address or a phone number; empty for none. */
  contact: oneLine(MAX_READER_CONTACT_LENGTH)
    .refine((value) => value === '' || isContact(value))
    .default(''),
});
export type Reader = z.infer<typeof reader>;

/** `reason`: why not; kept only with `pass`. */
export const answerForm = z.strictObject({
  answer: homeAnswer.nullable(),
  reason: text(MAX_REASON_LENGTH).trim().optional(),
  reader: reader.optional(),
});

/** How the sender can reply; `null`: the link was made for nobody in particular. */
export const replyBy = z.enum(['email', 'contact']).nullable();

/** An empty reason is none. */
export const givenAnswer = z.object({ answer: homeAnswer.nullable(), reason: z.string() });
export type GivenHomeAnswer = z.infer<typeof givenAnswer>;

export const answerSharedProperty = endpoint({
  id: 'answerSharedProperty',
  method: 'PUT',
  path: '/api/properties/share/:token/answer',
  access: 'public',
  summary:
    'Saves the reader’s answer to a shared report: like, pass with an optional reason, or none.',
  perMinute: 60,
  params: tokenParams,
  body: answerForm,
  response: givenAnswer,
});

export const askSharedProperty = endpoint({
  id: 'askSharedProperty',
  method: 'POST',
  path: '/api/properties/share/:token/question',
  access: 'public',
  summary: 'Sends a reader’s question about a shared report to its sender.',
  perMinute: 10,
  params: tokenParams,
  body: z.strictObject({ question: visibleText(MAX_QUESTION_LENGTH), reader: reader.optional() }),
  response: success,
});
