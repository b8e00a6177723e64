import type { DeliveryReason, IntakeKind, IntakeTarget } from '@alpha/contract';
import { VISITOR_EMAIL } from '@alpha/contract/email-address';
import type { Adicional } from '../../../platform/db/schema/index.ts';
import { readCountry } from '../../countries/read-country.ts';
import { TECHNICAL, USUAL_UTMS } from '../sources/usual-mapping.ts';
import type { Fields } from './flat-fields.ts';

/** What the website's forms store for what they do not ask. */
const NOT_ASKED = '-';
const MOST_ANSWERS = 50;

type Mapping = readonly { from: string; to: IntakeTarget }[];

export type IncomingLead = {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  country: string | null;
  language: 'en' | 'es' | null;
  message: string | null;
  utms: Record<string, string>;
  answers: Adicional[];
};
type Read = { lead: IncomingLead } | { reason: DeliveryReason };

/** Incoming fields as a lead. It needs an email address or a phone number; everything else may be missing. */
export function readLead(kind: IntakeKind, mapping: Mapping, fields: Fields): Read {
  const targets = new Map(mapping.map(({ from, to }) => [from.trim().toLowerCase(), to]));
  const targetOf = (name: string): IntakeTarget => {
    const known = targets.get(name.trim().toLowerCase());
    return known ?? (TECHNICAL[kind].includes(name) ? 'ignore' : 'answer');
  };
  const named = Object.entries(fields).map(([name, value]) => ({
    name,
    value,
    to: targetOf(name),
  }));
  const first = (to: IntakeTarget) => oneLine(named.find((field) => field.to === to)?.value ?? '');
  const [email, phone] = [first('email'), first('phone')];
  const isEmail = VISITOR_EMAIL.test(email) && email.length <= 254;
  const isPhone = isPhoneNumber(phone);
  if (!isEmail && !isPhone)
    return { reason: email ? 'badEmail' : phone ? 'badPhone' : 'noContact' };
  const answers = named
    .filter(({ to, value }) => to === 'answer' || isUnusable(to, value))
    .map(({ name, value }) => ({ label: name.slice(0, 120), answer: value }));
  return {
    lead: {
      ...namesOf(first('first_name'), first('last_name'), first('full_name')),
      email: isEmail ? email : null,
      phone: isPhone ? phone : null,
      country: readCountry(first('country')) ?? null,
      language: languageOf(first('language')),
      message: named.find(({ to }) => to === 'message')?.value ?? null,
      utms: utmsOf(kind, named),
      answers: answers.slice(0, MOST_ANSWERS),
    },
  };
}

/** What could not be used is kept as an answer: somebody may still understand it. */
function isUnusable(to: IntakeTarget, value: string): boolean {
  if (to === 'email') return !VISITOR_EMAIL.test(oneLine(value));
  if (to === 'phone') return !isPhoneNumber(oneLine(value));
  return to === 'country' && readCountry(value) === undefined;
}

const isPhoneNumber = (text: string): boolean =>
  text.length <= 60 && /^[+(]?[\d\s().+/-]+$/.test(text) && text.replace(/\D/g, '').length >= 6;

function namesOf(first: string, last: string, full: string) {
  const [start = '', ...rest] = full.split(/\s+/);
  return {
    firstName: (first || start || NOT_ASKED).slice(0, 120),
    lastName: (last || (first ? '' : rest.join(' ')) || NOT_ASKED).slice(0, 120),
  };
}

/** `es_LA`, `Spanish` and `español` are one language. */
function languageOf(text: string): 'en' | 'es' | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (/^(es\b|es[_-]|spanish|espanol|castellano)/.test(plain)) return 'es';
  return /^(en\b|en[_-]|english|ingles)/.test(plain) ? 'en' : null;
}

function utmsOf(kind: IntakeKind, named: readonly { value: string; to: IntakeTarget }[]) {
  const mapped = named.filter(({ to }) => to.startsWith('utm_'));
  return {
    ...USUAL_UTMS[kind],
    ...Object.fromEntries(mapped.map(({ to, value }) => [to, oneLine(value).slice(0, 200)])),
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
