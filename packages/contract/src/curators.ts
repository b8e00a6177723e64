import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

export const curator = z.object({
  user_id: z.number().int(),
  slug: z.string(),
  display_name: z.string(),
  headline: z.object({ en: z.string(), es: z.string() }),
  /** A paragraph below the headline; empty in both languages when there is none. */
  about: z.object({ en: z.string(), es: z.string() }),
  languages: z.array(z.string()),
  photo_url: z.string().nullable(),
});
export type Curator = z.infer<typeof curator>;

export const getCurator = endpoint({
  id: 'getCurator',
  method: 'GET',
  path: '/api/curators/:slug',
  access: 'public',
  summary: 'The public profile behind /landings/{name}.',
  params: z.strictObject({ slug: text(80) }),
  response: curator,
});

/** Ids are public: every landing page has its `user_id`. Users without a landing page look like unknown ids. */
export const findLanding = endpoint({
  id: 'findLanding',
  method: 'GET',
  path: '/api/public/landing',
  access: 'public',
  summary: 'The landing name of the curator in a link, or null if there is none.',
  query: z.strictObject({ ref: text(200).optional() }),
  response: z.object({ slug: z.string().nullable() }),
});
