import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './paging.ts';
import { text } from './text.ts';

export const findDuplicate = endpoint({
  id: 'findDuplicate',
  method: 'GET',
  path: '/api/lead-duplicates',
  access: 'lead:edit:own',
  summary: 'Whether a lead already uses this email. Names the lead only if the user can see it.',
  perMinute: 120,
  query: z.strictObject({
    email: text(254).trim().pipe(z.email()),
    /** The lead being edited, which is not its own duplicate. */
    except_id: rowId.optional(),
  }),
  response: z.object({
    is_taken: z.boolean(),
    lead: z
      .object({
        id: z.number().int(),
        first_name: z.string(),
        last_name: z.string(),
        owner: z.string(),
      })
      .nullable(),
  }),
});
