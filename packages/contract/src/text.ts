import { z } from 'zod';

/** NUL and lone surrogates, which PostgreSQL refuses. */
const NO_TEXT = /\0|\p{Surrogate}/u;

/** Only spaces and invisible characters. */
const INVISIBLE = /^[\s\p{Cf}\p{Zs}]*$/u;
export const isVisible = (value: string): boolean => !INVISIBLE.test(value);

/** A name: needs at least one visible character. */
export function visibleText(max: number) {
  return text(max)
    .trim()
    .refine(isVisible, { params: { reason: 'required' } });
}

/** Exactly one valid email address, without surrounding text. */
export const isEmailAddress = (value: string): boolean => z.email().safeParse(value).success;

/** For all external strings: limited in length, and storable. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !NO_TEXT.test(value));
}

/** No line breaks, to prevent email header injection. */
export const oneLine = (max: number) =>
  text(max)
    .refine((value) => !/[\r\n]/.test(value))
    .transform((value) => value.trim());
