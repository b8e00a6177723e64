import { z } from 'zod';

/** NUL and half a surrogate pair are no text: PostgreSQL refuses both. */
const NO_TEXT = /\0|\p{Surrogate}/u;

/** Every string that comes from outside: bounded, and storable. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !NO_TEXT.test(value));
}
