import { createHash } from 'node:crypto';
import type { InputOf, LeadSource, submitLead } from '@alpha/contract';
import { profileOf } from '@alpha/engine/investor-profile';
import type { Adicional } from '../../platform/db/schema/index.ts';
import { countryNamed } from '../countries/read-country.ts';
import { readQuizAnswers } from './quiz-answers.ts';

type Body = InputOf<typeof submitLead>['body'];

/** What the quiz sends for what it does not ask. */
const NOT_ASKED = '-';
/** The specification's home page sends this owner, whoever it is. */
const HOME_OWNER = 1;
const COUNTRY_LABEL = /^(country|pa[ií]s)/i;

/** The post of a visitor, cleaned; nothing of it is decided by anybody's data. */
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
    /** Whether or not it names anybody: a made-up reference is answered as a real one is. */
    isReferred: String(body.user_id ?? '').trim() !== '',
    fields,
    isRobot: Boolean(body.company_website?.trim()),
    isOneQuiz: body.quiz_id !== undefined,
    /** One quiz of one address; without it, the same words for the same owner. */
    key: createHash('sha256')
      .update(
        JSON.stringify(
          body.quiz_id === undefined
            ? [userId, fields]
            : ['quiz', body.quiz_id, person.email.toLowerCase()],
        ),
      )
      .digest('hex'),
  };
}

export type Post = ReturnType<typeof readPost>;

/** With a reference the quiz asks for neither: whoever gave the link knows whose it is. */
export function missingFields({ isReferred, fields }: Post): ('first_name' | 'email')[] {
  if (fields.source === 'quiz' && isReferred) return [];
  return [
    ...(fields.firstName === NOT_ASKED ? ['first_name' as const] : []),
    ...(fields.email === NOT_ASKED ? ['email' as const] : []),
  ];
}

/** What was typed, as it was typed; a line break or another control sign is a space. */
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
    // The quiz asks where one lives before anything else.
    adicionales[0];
  return said ? (countryNamed(said.answer) ?? null) : null;
}

const campaignOf = (utms: NonNullable<Body['utms']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(utms).flatMap(([name, value]) =>
      name.startsWith('utm_') && value ? [[name, value]] : [],
    ),
  );
