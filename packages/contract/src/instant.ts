import { z } from 'zod';

/** A timestamp in the range of both JavaScript and PostgreSQL. */
export const instant = z.iso.datetime({ offset: true }).regex(/^(?:19|20|21)\d\d-/);
