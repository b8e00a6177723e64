import { z } from 'zod';

/** Languages of pages, emails and PDFs. */
export const language = z.enum(['en', 'es']);
