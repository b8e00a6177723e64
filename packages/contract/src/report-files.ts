import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { HOME_CURRENCIES } from './exchange-rates.ts';
import { language } from './language.ts';
import { idParams, tokenParams } from './paging.ts';
import { MAX_SCENARIO_NAME_LENGTH } from './scenario-terms.ts';
import { text } from './text.ts';

/** All amounts in this currency, if there is a rate. */
const currency = z.enum(['USD', ...HOME_CURRENCIES]).optional();

/** The query of the report's page: the PDF has the scenario that the page shows. Unknown parts are ignored. */
const scenario = text(1_000).optional();

export const getPropertyPdf = endpoint({
  id: 'getPropertyPdf',
  method: 'GET',
  path: '/api/properties/:id/pdf',
  access: 'property:read',
  summary: 'The report of one property as a PDF: Letter size in English, A4 in Spanish.',
  perMinute: 30,
  params: idParams,
  query: z.strictObject({
    locale: language.default('en'),
    currency,
    scenario,
    /** Printed on its title page. */
    scenario_name: text(MAX_SCENARIO_NAME_LENGTH).optional(),
  }),
  produces: 'application/pdf',
  response: z.string(),
});

export const getSharedPropertyPdf = endpoint({
  id: 'getSharedPropertyPdf',
  method: 'GET',
  path: '/api/properties/share/:token/pdf',
  access: 'public',
  summary:
    'The PDF of a shared report, in the language and currency of the link unless others are requested.',
  perMinute: 20,
  params: tokenParams,
  query: z.strictObject({ locale: language.optional(), currency, scenario }),
  produces: 'application/pdf',
  response: z.string(),
});

export const getSharedPropertyPicture = endpoint({
  id: 'getSharedPropertyPicture',
  method: 'GET',
  path: '/api/properties/share/:token/picture',
  access: 'public',
  summary:
    'The preview image of a shared report: 1200 × 630 pixels, in the language and currency of the link.',
  perMinute: 60,
  params: tokenParams,
  produces: 'image/png',
  response: z.string(),
});
