import type { Lead } from '@alpha/contract';

/** What the quiz sends for a name and a number it does not ask for. */
const UNKNOWN = '-';

export const valueOrNull = (text: string): string | null => {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === UNKNOWN ? null : trimmed;
};

export type Named = Pick<Lead, 'first_name' | 'last_name'> & { email?: string };

/** A lead that gave one name has one; without any it is known by its address, or by nothing. */
export const nameOf = ({ first_name, last_name, email = '' }: Named): string | null =>
  [valueOrNull(first_name), valueOrNull(last_name)].filter(Boolean).join(' ') || valueOrNull(email);
