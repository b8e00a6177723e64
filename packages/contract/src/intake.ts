import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './paging.ts';
import { ANSWER_KEYS } from './quiz-answers.ts';
import { savedHomes } from './saved-homes.ts';
import { text } from './text.ts';

const answer = z.strictObject({
  label: text(300),
  answer: z.union([text(2_000), z.number().transform(String)]),
  /** Id of the chosen option. */
  id: z.number().int().min(0).max(1_000).nullish(),
  /** Machine-readable topic. */
  key: z.enum(ANSWER_KEYS).optional(),
});

/** Bytes of all answers and of all campaign parameters: a real form has a few hundred. */
const ANSWERS_BYTES = 8_000;
const UTMS_BYTES = 4_000;

/** In UTF-8. `JSON.stringify` escapes half characters, which `encodeURIComponent` would throw at. */
const bytesOf = (given: unknown): number =>
  encodeURIComponent(JSON.stringify(given)).replace(/%[\dA-F]{2}/g, ' ').length;

const within = (most: number) =>
  [(given: unknown) => bytesOf(given) <= most, { params: { reason: 'tooBig' } }] as const;

/** Only `utm_` parameters are stored; others are not about the campaign. */
const utms = z
  .record(text(80), z.union([text(500), z.number().transform(String), z.null()]))
  .refine((given) => Object.keys(given).length <= 50)
  .refine(...within(UTMS_BYTES));

export const submitLead = endpoint({
  id: 'submitLead',
  method: 'POST',
  path: '/api/public/leads',
  access: 'public',
  summary: 'Creates a lead from a public form. The response is the same for every owner and email.',
  perMinute: 20,
  body: z.strictObject({
    /** Owner of the link; unknown values are ignored. */
    user_id: z.union([z.number(), text(200)]).nullish(),
    first_name: text(120).nullish(),
    last_name: text(120).nullish(),
    phone: text(60).nullish(),
    email: text(254).nullish(),
    adicionales: z
      .array(answer)
      .max(50)
      .refine(...within(ANSWERS_BYTES))
      .nullish(),
    utms: utms.nullish(),
    /** The page of the form; if missing, derived from its fields. */
    source: z.enum(['quiz', 'home', 'landing']).optional(),
    /** Random id of one quiz in one browser, unguessable: resubmitting it does not create another lead. */
    quiz_id: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .optional(),
    /** The home the visitor asks about; ignored when it may not be shown. */
    property_id: rowId.nullish(),
    /** Homes the visitor has saved in this browser: they come into the lead's room. */
    saved_homes: savedHomes.optional(),
    /** Honeypot: hidden from people, so only bots fill it in. */
    company_website: text(500).nullish(),
  }),
  response: z.object({
    id: z.number().int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    lead_status_id: z.number().int(),
  }),
});
