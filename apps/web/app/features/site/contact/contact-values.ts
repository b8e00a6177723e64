import { VISITOR_EMAIL } from '@alpha/contract/email-address';

export const CONTACT_FIELDS = ['name', 'email', 'country', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

/** The API's maximum lengths. */
export const MAX_LENGTH = { name: 120, email: 254, country: 120, phone: 60 } as const;

const REQUIRED = ['name', 'email'] as const;
/** `odd`: not an email address. */
export type Mistakes = { name?: 'missing'; email?: 'missing' | 'odd' };

export function readValues(form: FormData): ContactValues {
  const read = (field: ContactField) => String(form.get(field) ?? '').trim();
  return {
    name: read('name'),
    email: read('email'),
    country: read('country'),
    phone: read('phone'),
  };
}

/** Name and email are required. The email is checked as the API does, and by the field itself. */
export function mistakesIn(values: ContactValues, isRefused: boolean): Mistakes {
  const isOddEmail = isRefused || !VISITOR_EMAIL.test(values.email);
  return {
    ...(values.name ? {} : { name: 'missing' }),
    ...(values.email ? {} : { email: 'missing' }),
    ...(values.email && isOddEmail ? { email: 'odd' } : {}),
  };
}

export const firstMistake = (mistakes: Mistakes) => REQUIRED.find((field) => mistakes[field]);

export const isIncomplete = (mistakes: Mistakes): boolean =>
  REQUIRED.some((field) => mistakes[field] === 'missing');
