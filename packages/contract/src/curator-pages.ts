import { z } from 'zod';
import { slugProblem } from './curator-slug.ts';
import { type Curator, curator } from './curators.ts';
import { endpoint } from './endpoint.ts';
import { idParams, rowId, success } from './paging.ts';
import { SPOKEN_LANGUAGES } from './profiles.ts';
import { text, visibleText } from './text.ts';

export const HEADLINE_MAX = 160;
export const ABOUT_MAX = 600;

/** A curator page as staff edit it. */
const curatorPage = curator.extend({
  user: z.object({ id: z.number().int(), name: z.string(), is_active: z.boolean() }),
  /** Hidden pages are a 404 for visitors; links to the quiz keep working. */
  is_published: z.boolean(),
  /** Earlier slugs that redirect to this page. */
  old_slugs: z.array(z.string()),
  /** Raised on each write: a writer sends the version they saw. */
  version: z.number().int(),
  updated_at: z.string(),
});
export type CuratorPage = z.infer<typeof curatorPage>;

const slug = text(200)
  .trim()
  .toLowerCase()
  .refine((value) => slugProblem(value) !== 'invalid')
  .refine((value) => slugProblem(value) !== 'reserved', { params: { reason: 'reserved' } });

const pageForm = {
  slug,
  display_name: visibleText(80),
  headline: z.strictObject({ en: visibleText(HEADLINE_MAX), es: visibleText(HEADLINE_MAX) }),
  about: z.strictObject({ en: text(ABOUT_MAX).trim(), es: text(ABOUT_MAX).trim() }),
  languages: z
    .array(z.enum(SPOKEN_LANGUAGES))
    .min(1)
    .max(SPOKEN_LANGUAGES.length)
    .refine((given) => new Set(given).size === given.length),
  is_published: z.boolean(),
};

/** A page that says more in one language than in the other would look broken to half its readers. */
const isAboutInBoth: [(form: Pick<Curator, 'about'>) => boolean, object] = [
  ({ about }) => (about.en === '') === (about.es === ''),
  { path: ['about'], params: { reason: 'required' } },
];

export const listCuratorPages = endpoint({
  id: 'listCuratorPages',
  method: 'GET',
  path: '/api/curator-pages',
  access: 'curator:edit:own',
  summary:
    'Curator pages the viewer can edit (their own, their team’s or all), and the active users they can create one for.',
  response: z.object({
    pages: z.array(curatorPage),
    without_page: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
});

export const getCuratorPage = endpoint({
  id: 'getCuratorPage',
  method: 'GET',
  path: '/api/curator-pages/:id',
  access: 'curator:edit:own',
  summary: 'One curator page, by the id of its user.',
  params: idParams,
  response: curatorPage,
});

export const createCuratorPage = endpoint({
  id: 'createCuratorPage',
  method: 'POST',
  path: '/api/curator-pages',
  access: 'curator:write:team',
  summary: 'Creates the curator page of a user.',
  body: z.strictObject({ user_id: rowId, ...pageForm }).refine(...isAboutInBoth),
  response: curatorPage,
});

export const updateCuratorPage = endpoint({
  id: 'updateCuratorPage',
  method: 'PUT',
  path: '/api/curator-pages/:id',
  access: 'curator:edit:own',
  summary:
    'Updates, publishes or hides a curator page. An earlier slug keeps redirecting. Refused when somebody else has saved since `version`.',
  params: idParams,
  body: z.strictObject({ ...pageForm, version: z.number().int().min(1) }).refine(...isAboutInBoth),
  response: curatorPage,
});

export const deleteCuratorPage = endpoint({
  id: 'deleteCuratorPage',
  method: 'DELETE',
  path: '/api/curator-pages/:id',
  access: 'curator:write:team',
  summary: 'Deletes a curator page and its slugs. The user and their leads stay.',
  params: idParams,
  response: success,
});
