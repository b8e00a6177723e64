import type { Lead } from '@alpha/contract';

/** The quiz asks for one name and writes a dash for the other. */
export const nameOf = ({ first_name, last_name }: Pick<Lead, 'first_name' | 'last_name'>): string =>
  [first_name, last_name]
    .filter((part) => part.trim() !== '-')
    .join(' ')
    .trim();
