import { z } from 'zod';

/** NUL and half a surrogate pair are no text: PostgreSQL refuses both. */
const NO_TEXT = /\0|\p{Surrogate}/u;

/** Spaces and marks that draw nothing. */
const INVISIBLE = /^[\s\p{Cf}\p{Zs}]*$/u;

/** A name: something of it must be there to be read. */
export function visibleText(max: number) {
  return text(max)
    .trim()
    .refine((value) => !INVISIBLE.test(value), { params: { reason: 'required' } });
}

/** Exactly one address that a mail server takes, and nothing around it. */
export const isEmailAddress = (value: string): boolean => z.email().safeParse(value).success;

/** Every string that comes from outside: bounded, and storable. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !NO_TEXT.test(value));
}
