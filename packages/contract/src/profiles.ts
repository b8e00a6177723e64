import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './paging.ts';
import { ROLES } from './roles.ts';
import { text } from './text.ts';
import { weekHours } from './week-hours.ts';

/** Languages a member of staff can speak with investors. */
export const SPOKEN_LANGUAGES = [
  'en',
  'es',
  'pt',
  'fr',
  'it',
  'de',
  'ht',
  'he',
  'ru',
  'zh',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

export const MAX_HEADLINE_LENGTH = 120;
export const MAX_PORTRAIT_BYTES = 10 * 1024 * 1024;

const headline = z.object({ en: z.string(), es: z.string() });

const contact = {
  headline,
  /** Codes, shown in this order. */
  languages: z.array(z.string()),
  /** E.164. */
  phone: z.string().nullable(),
  /** E.164. */
  whatsapp: z.string().nullable(),
  /** Always https. */
  calendar_url: z.string().nullable(),
  /** When they take calls: readers choose a time where there is no booking page. */
  call_hours: weekHours.nullable(),
  photo_url: z.string().nullable(),
};

/** What the public page of a link shows of the person who sent it. */
export const sender = z.object({ name: z.string(), role: z.enum(ROLES), ...contact });
export type Sender = z.infer<typeof sender>;

const staffProfile = z.object({ user_id: z.number().int(), ...contact });
export type StaffProfile = z.infer<typeof staffProfile>;

/** As people write numbers: spaces, dots, dashes and brackets are dropped. */
const E164 = /^\+[1-9]\d{7,14}$/;
const number = text(40)
  .transform((value) => value.replace(/[\s().\-\u00a0\u2010-\u2015]/g, ''))
  .pipe(z.union([z.literal('').transform(() => null), z.string().regex(E164)]))
  .nullable();

/** Nothing before an @: it would look like another site. */
const PLAIN_HOST = /^https:\/\/[^/?#@\\]+(?:[/?#]|$)/i;
const link = text(500)
  .trim()
  .pipe(
    z.union([
      z.literal('').transform(() => null),
      z.url({ protocol: /^https$/, hostname: z.regexes.domain }).regex(PLAIN_HOST),
    ]),
  )
  .nullable();

const line = text(MAX_HEADLINE_LENGTH)
  .trim()
  .refine((value) => !/[\r\n]/.test(value));

const profileForm = z.strictObject({
  headline: z.strictObject({ en: line, es: line }),
  languages: z
    .array(z.enum(SPOKEN_LANGUAGES))
    .max(SPOKEN_LANGUAGES.length)
    .refine((all) => new Set(all).size === all.length),
  phone: number,
  whatsapp: number,
  calendar_url: link,
  /** Left out, they stay as they are. An end before the start would be a night. */
  call_hours: weekHours
    .refine(({ from, to }) => from < to)
    .nullable()
    .optional(),
});

export const getProfile = endpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/api/users/:id/profile',
  access: 'account:own',
  summary: 'What readers of shared links see of a user: your own, or of a user you may edit.',
  params: idParams,
  response: staffProfile,
});

export const updateProfile = endpoint({
  id: 'updateProfile',
  method: 'PUT',
  path: '/api/users/:id/profile',
  access: 'account:own',
  summary: 'Saves headline, languages and contact details: your own, or of a user you may edit.',
  perMinute: 30,
  params: idParams,
  body: profileForm,
  response: staffProfile,
});

export const uploadPortrait = endpoint({
  id: 'uploadPortrait',
  method: 'POST',
  path: '/api/users/:id/photo',
  access: 'account:own',
  summary:
    'Replaces the photo with the JPEG, PNG, WebP or AVIF of the body. It is decoded, cropped to a square and encoded again.',
  perMinute: 10,
  maxBodyBytes: MAX_PORTRAIT_BYTES,
  params: idParams,
  response: staffProfile,
});

export const deletePortrait = endpoint({
  id: 'deletePortrait',
  method: 'DELETE',
  path: '/api/users/:id/photo',
  access: 'account:own',
  summary: 'Removes the photo.',
  params: idParams,
  response: staffProfile,
});
