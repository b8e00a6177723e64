import { createHash } from 'node:crypto';
import type { InputOf, LeadSource, submitLead } from '@alpha/contract';
import { VISITOR_EMAIL } from '@alpha/contract/email-address';
import { profileOf } from '@alpha/engine/investor-profile';
import type { Adicional } from '../../platform/db/schema/index.ts';
import type { FieldErrors } from '../../platform/http/app-error.ts';
import { countryNamed } from '../countries/read-country.ts';
import { readQuizAnswers } from './quiz-answers.ts';

type Body = InputOf<typeof submitLead>['body'];

/** What the quiz sends for fields it does not ask. */
const NOT_ASKED = '-';
/** The specification's home page always sends this owner. */
const HOME_OWNER = 1;
const COUNTRY_LABEL = /^(country|pa[ií]s)/i;

/** A visitor's post, cleaned. Does not depend on stored data. */
export function readPost(body: Body) {
  const adicionales: Adicional[] = (body.adicionales ?? []).map(({ label, answer, id, key }) => ({
    label: label.trim(),
    answer: answer.trim(),
    ...(typeof id === 'number' ? { id } : {}),
    ...(key ? { key } : {}),
  }));
  const facts = readQuizAnswers(adicionales as Parameters<typeof readQuizAnswers>[0]);
  const userId = readId(body.user_id);
  const person = {
    firstName: oneLine(body.first_name),
    lastName: oneLine(body.last_name),
    phone: oneLine(body.phone),
    email: oneLine(body.email),
  };
  const source = body.source ?? sourceOf(adicionales, userId);
  const fields = {
    ...person,
    adicionales,
    utms: campaignOf(body.utms ?? {}),
    source,
    country: countryOf(adicionales),
    profile: profileOf(facts),
    initialPayment: facts.initialPayment,
  };
  return {
    userId,
    /** Kept even if it matches nobody: an invalid reference gets the same answer as a valid one. */
    isReferred: String(body.user_id ?? '').trim() !== '',
    fields,
    propertyId: body.property_id ?? null,
    savedHomes: body.saved_homes ?? [],
    isRobot: Boolean(body.company_website?.trim()),
    isOneQuiz: body.quiz_id !== undefined,
    /** One quiz of one address; without a quiz, the same text for the same owner. */
    key: createHash('sha256')
      .update(
        JSON.stringify(
          body.quiz_id === undefined
            ? [userId, fields, ...(body.property_id ? [body.property_id] : [])]
            : ['quiz', body.quiz_id, person.email.toLowerCase()],
        ),
      )
      .digest('hex'),
  };
}

export type Post = ReturnType<typeof readPost>;

/** With a reference the quiz asks for neither: the person who shared the link knows the visitor. */
export function mistakesIn({ isReferred, fields }: Post): FieldErrors {
  const { source, firstName, email } = fields;
  if (source === 'quiz' && isReferred) return {};
  const isMissing = email === NOT_ASKED;
  // The quiz sends its post at the end and shows no error: an address with a typo is kept as typed.
  const isOdd = source !== 'quiz' && !VISITOR_EMAIL.test(email);
  return {
    ...(firstName === NOT_ASKED ? { first_name: ['required' as const] } : {}),
    ...(isMissing ? { email: ['required' as const] } : isOdd ? { email: ['email' as const] } : {}),
  };
}

export const givenOrNull = (text: string): string | null => (text === NOT_ASKED ? null : text);

/** Text as typed; line breaks and control characters become spaces. */
const oneLine = (typed: string | null | undefined): string =>
  typed?.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() || NOT_ASKED;

function readId(given: Body['user_id']): number | null {
  const id = Number(given ?? Number.NaN);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}

function sourceOf(adicionales: readonly Adicional[], userId: number | null): LeadSource {
  const isQuiz = adicionales.some(({ id, key }) => id !== undefined || key === 'initial_payment');
  if (isQuiz) return 'quiz';
  return userId === null || userId === HOME_OWNER ? 'home' : 'landing';
}

function countryOf(adicionales: readonly Adicional[]): string | null {
  const said =
    adicionales.find(({ key }) => key === 'country') ??
    adicionales.find(({ label }) => COUNTRY_LABEL.test(label)) ??
    adicionales.find(({ key }) => key === 'location') ??
    // The quiz asks for the country first.
    adicionales[0];
  return said ? (countryNamed(said.answer) ?? null) : null;
}

const campaignOf = (utms: NonNullable<Body['utms']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(utms).flatMap(([name, value]) =>
      name.startsWith('utm_') && value ? [[name, value]] : [],
    ),
  );
