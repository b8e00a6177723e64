import type { LeadSummary } from '@alpha/contract';

export const roleOf = ({ user }: LeadSummary) => user.roles[0]?.name ?? 'salesman';

/** Somebody of the team has done something about it since it came in. */
export const isTouched = ({
  created_at: arrived,
  last_touched_at: touched,
}: Pick<LeadSummary, 'created_at' | 'last_touched_at'>) =>
  Date.parse(touched) > Date.parse(arrived);

/** `+57 300 555 0100` → the digits for WhatsApp; there is no chat without a country code. */
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
