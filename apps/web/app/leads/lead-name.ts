import type { Lead } from '@alpha/contract';

/** What the quiz sends for a name and a number it does not ask for. */
const UNKNOWN = '-';

export const known = (text: string): string | null => {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === UNKNOWN ? null : trimmed;
};

type Named = Pick<Lead, 'first_name' | 'last_name'> & { email?: string };

/** A lead that gave one name has one. */
export const nameOf = ({ first_name, last_name, email }: Named): string =>
  [known(first_name), known(last_name)].filter(Boolean).join(' ') || (email ?? '');
