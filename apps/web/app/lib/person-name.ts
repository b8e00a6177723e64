import type { Lead } from '@alpha/contract';

/** Placeholder the quiz sends for a name and phone it does not ask for. */
const UNKNOWN = '-';

export const valueOrNull = (text: string): string | null => {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === UNKNOWN ? null : trimmed;
};

export type Named = Pick<Lead, 'first_name' | 'last_name'> & { email?: string };

/** First and last name, else the email, else null. */
export const nameOf = ({ first_name, last_name, email = '' }: Named): string | null =>
  [valueOrNull(first_name), valueOrNull(last_name)].filter(Boolean).join(' ') || valueOrNull(email);
