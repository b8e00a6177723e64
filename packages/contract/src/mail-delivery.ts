import { z } from 'zod';

/** On its way, taken by the mail server, kept as a file for want of one, refused; `null` when forgotten. */
export const mailDelivery = z.enum(['waiting', 'sent', 'kept', 'failed']).nullable();
export type MailDelivery = z.infer<typeof mailDelivery>;
