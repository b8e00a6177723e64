export const CONTACT_FIELDS = ['name', 'email', 'country', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

/** As long as the API takes them; a country is a word or three. */
export const MAX_LENGTH = { name: 120, email: 254, country: 120, phone: 60 } as const;

const REQUIRED = ['name', 'email'] as const;
/** An odd address is one that the field itself takes for none. */
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

/** Name and email are required. Beyond that only what a field of type email tells by itself counts. */
export function mistakesIn(values: ContactValues, isOddEmail: boolean): Mistakes {
  return {
    ...(values.name ? {} : { name: 'missing' }),
    ...(values.email ? {} : { email: 'missing' }),
    ...(values.email && isOddEmail ? { email: 'odd' } : {}),
  };
}

export const firstMistake = (mistakes: Mistakes) => REQUIRED.find((field) => mistakes[field]);

export const isIncomplete = (mistakes: Mistakes): boolean =>
  REQUIRED.some((field) => mistakes[field] === 'missing');
