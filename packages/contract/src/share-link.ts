import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language } from './language.ts';
import { rowId } from './paging.ts';
import { namedScenario } from './scenarios.ts';

export const createShareLink = endpoint({
  id: 'createShareLink',
  method: 'POST',
  path: '/api/properties/share-link',
  access: 'property:read',
  summary:
    'A personal link to a report, to pass on by chat or by hand instead of by email. With a lead, its timeline shows when the link is opened.',
  perMinute: 60,
  body: z.strictObject({
    property_id: rowId,
    locale: language,
    lead_id: rowId.nullish(),
    scenario: namedScenario.nullish(),
  }),
  response: z.object({ url: z.string(), expires_at: z.string() }),
});
