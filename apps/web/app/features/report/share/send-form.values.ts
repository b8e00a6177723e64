import { MOST_RECIPIENTS } from '@alpha/contract';
import { EMAIL_ADDRESS } from '@alpha/contract/email-address';
import type { Locale } from '@alpha/i18n';
import type { CurrencyChoice } from '~/lib/currency/currency-context';

export type Recipient = {
  email: string;
  /** Already sent: skipped by the next attempt. */
  isSent: boolean;
};

export type SendFormValues = {
  recipients: Recipient[];
  subject: string;
  message: string;
  locale: Locale;
  currency: CurrencyChoice;
  /** Null until typed: the suggested name. */
  scenarioName: string | null;
  /** With the scenario that the page shows, if it shows one. */
  hasScenario: boolean;
};

export const emptyRecipient: Recipient = { email: '', isSent: false };

export const emptyValues = (locale: Locale, currency: CurrencyChoice = 'USD'): SendFormValues => ({
  recipients: [emptyRecipient],
  subject: '',
  message: '',
  locale,
  currency,
  scenarioName: null,
  hasScenario: true,
});

export const isAddress = (text: string): boolean => EMAIL_ADDRESS.test(text.trim());

/** The error of this field; empty fields are dropped unless all are empty. */
export function problemOf(
  email: string,
  recipients: readonly Recipient[],
): 'none' | 'noneValid' | 'invalid' | null {
  const filled = recipients.filter(({ email }) => email.trim() !== '');
  if (filled.length === 0) return 'none';
  if (email.trim() === '' || isAddress(email)) return null;
  return filled.some(({ email }) => isAddress(email)) ? 'invalid' : 'noneValid';
}

/** A pasted list: with commas, semicolons, line breaks, or as a mail program copies it. */
export function splitAddresses(text: string): string[] {
  return text
    .split(/[\s,;<>"]+/)
    .map((part) => part.trim())
    .filter((part) => part.includes('@'));
}

/**
 * Puts pasted addresses into free fields from the current one on, then into new ones. Returns those that
 * don't fit.
 */
export function withPasted(
  recipients: readonly Recipient[],
  at: number,
  pasted: readonly string[],
): { recipients: Recipient[]; leftOut: string[] } {
  const known = new Set(recipients.map(({ email }) => email.trim().toLowerCase()));
  const fresh = [...new Set(pasted)].filter((email) => !known.has(email.toLowerCase()));
  const filled = recipients.map((recipient, index) => {
    const isFree = index >= at && recipient.email.trim() === '';
    const email = isFree ? fresh.shift() : undefined;
    return email ? { email, isSent: false } : recipient;
  });
  const room = MOST_RECIPIENTS - filled.length;
  const added = fresh.slice(0, room).map((email) => ({ email, isSent: false }));
  return { recipients: [...filled, ...added], leftOut: fresh.slice(room) };
}
