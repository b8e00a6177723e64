import { z } from 'zod';

/** Queued, accepted by the mail server, saved to a file (no mail server), failed; `null` once deleted. */
export const mailDelivery = z.enum(['waiting', 'sent', 'kept', 'failed']).nullable();
export type MailDelivery = z.infer<typeof mailDelivery>;
