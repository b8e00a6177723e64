import type { Lead } from '@alpha/contract';

/** What the quiz sends for a name and a number it does not ask for. */
const UNKNOWN = '-';

export const known = (text: string): string | null => {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === UNKNOWN ? null : trimmed;
};

/** A lead that gave one name has one. */
export const nameOf = ({ first_name, last_name, email }: Named): string =>
  [known(first_name), known(last_name)].filter(Boolean).join(' ') || (email ?? '');

type Named = Pick<Lead, 'first_name' | 'last_name'> & { email?: string };

export const roleOf = ({ user }: Lead) => user.roles[0]?.name ?? 'salesman';

/** `+57 300 555 0100` → the digits WhatsApp takes; without a country code there is no chat. */
export function whatsAppNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  const isInternational = /^\s*(\+|00)/.test(phone);
  const number = phone.trim().startsWith('00') ? digits.slice(2) : digits;
  return isInternational && number.length >= 8 && number.length <= 15 ? number : null;
}

export function telephoneOf(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.replace(/\D/g, '').length >= 3 ? digits : null;
}

/** Everything is encoded but the sign that makes it an address. */
export const mailtoOf = (email: string): string =>
  email.split('@').map(encodeURIComponent).join('@');
