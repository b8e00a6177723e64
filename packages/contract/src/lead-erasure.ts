import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, success } from './paging.ts';
import { text } from './text.ts';

export const eraseLead = endpoint({
  id: 'eraseLead',
  method: 'POST',
  path: '/api/leads/:id/erase',
  access: 'lead:erase',
  summary:
    'Erases a person on request: name, address, texts and emails are removed everywhere; counts stay.',
  params: idParams,
  /** Typed as a confirmation: erasure can't be undone. */
  body: z.strictObject({ email: text(254).trim() }),
  /** Number of leads with this address. */
  response: success.extend({ leads_erased: z.number().int() }),
});
