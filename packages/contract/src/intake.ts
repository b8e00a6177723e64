import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ANSWER_KEYS } from './quiz-answers.ts';
import { text } from './text.ts';

const answer = z.strictObject({
  label: text(300),
  answer: z.union([text(2_000), z.number().transform(String)]),
  /** Of the chosen option. */
  id: z.number().int().min(0).max(1_000).nullish(),
  /** What it is about, for whoever reads no labels. */
  key: z.enum(ANSWER_KEYS).optional(),
});

/** Only `utm_` parameters are stored; the others a link may carry say nothing about a campaign. */
const utms = z
  .record(text(80), z.union([text(500), z.number().transform(String), z.null()]))
  .refine((given) => Object.keys(given).length <= 50);

export const submitLead = endpoint({
  id: 'submitLead',
  method: 'POST',
  path: '/api/public/leads',
  access: 'public',
  summary: 'Creates a lead from a public form. The response is the same for every owner and email.',
  perMinute: 20,
  body: z.strictObject({
    /** Whose link it was; whatever else stands there is nobody's. */
    user_id: z.union([z.number(), text(200)]).nullish(),
    first_name: text(120).nullish(),
    last_name: text(120).nullish(),
    phone: text(60).nullish(),
    email: text(254).nullish(),
    adicionales: z.array(answer).max(50).nullish(),
    utms: utms.nullish(),
    /** Where the form stood; without it, what it holds tells. */
    source: z.enum(['quiz', 'home', 'landing']).optional(),
    /** Of one quiz in one browser, long enough that nobody guesses it: sent again, it is the same lead. */
    quiz_id: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .optional(),
    /** A field no person sees: what fills it in is no person. */
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
