import { z } from 'zod';

/** A moment in a year that both JavaScript and PostgreSQL can write. */
export const instant = z.iso.datetime({ offset: true }).regex(/^(?:19|20|21)\d\d-/);
