import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language } from './language.ts';
import { rowId } from './paging.ts';
import { propertyReport } from './reports.ts';

const sampleReport = z.object({
  /** Null: none was chosen, or it may no longer be shown. */
  property: z
    .object({
      id: z.number().int(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
    })
    .nullable(),
});
export type SampleReport = z.infer<typeof sampleReport>;

export const findSampleReport = endpoint({
  id: 'findSampleReport',
  method: 'GET',
  path: '/api/public/sample-report',
  access: 'public',
  summary: 'The property whose report anyone can read, if an administrator has chosen one.',
  response: sampleReport,
});

export const getSampleReport = endpoint({
  id: 'getSampleReport',
  method: 'GET',
  path: '/api/public/sample-report/report',
  access: 'public',
  summary: 'The public sample report: the shape of a shared one, without a sender.',
  perMinute: 120,
  query: z.strictObject({ locale: language.optional() }),
  response: propertyReport,
});

export const chooseSampleReport = endpoint({
  id: 'chooseSampleReport',
  method: 'PUT',
  path: '/api/sample-report',
  access: 'site:write',
  summary: 'Chooses the property whose report anyone can read, or none.',
  body: z.strictObject({ property_id: rowId.nullable() }),
  response: sampleReport,
});
