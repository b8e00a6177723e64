import type { InvestorProfile } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';

/** What a proposal goes by. What was not answered does not limit. */
export type Wishes = {
  profile: InvestorProfile;
  isProfileKnown: boolean;
  /** For the down payment, USD. */
  budget: number | null;
  /** Of homes; `null` is any. */
  kinds: readonly string[] | null;
  /** Of the quiz: the language the person wrote in. */
  locale: Locale;
};

type Answer = { label: string; answer: string; id?: number };
type AnsweredLead = {
  profile: InvestorProfile | null;
  initialPayment: number | null;
  adicionales: readonly Answer[];
};

/** The quiz's five answers, by id, and the homes each of them speaks of. */
const KINDS: Record<number, readonly string[] | null> = {
  1: null,
  2: ['single_family', 'townhouse', 'multi_family', 'condo'],
  3: ['single_family', 'condo', 'townhouse'],
  4: ['single_family', 'condo'],
  5: ['condo', 'townhouse'],
};

const TYPE_QUESTION = /type of property|property type|tipo de propiedad/i;

/** Answers are kept as the visitor read them, in either language, often without their id. */
const TYPE_ANSWERS: readonly (readonly [RegExp, number])[] = [
  [/good investment|buena inversi[oó]n/i, 1],
  [/short[- ]term|corto plazo/i, 4],
  [/rental propert|propiedades (de|en) (alquiler|renta)/i, 2],
  [/luxury|lujo/i, 3],
  [/retirement|retiro|jubilaci[oó]n/i, 5],
];

export function wishesOf({ profile, initialPayment, adicionales }: AnsweredLead): Wishes {
  return {
    profile: profile ?? 'strategic',
    isProfileKnown: profile !== null,
    budget: initialPayment !== null && initialPayment > 0 ? initialPayment : null,
    kinds: kindsOf(adicionales),
    locale: adicionales.some(({ label }) => /[¿áéíóúñ]/i.test(label)) ? 'es' : 'en',
  };
}

function kindsOf(answers: readonly Answer[]): readonly string[] | null {
  const asked = answers.find(({ label }) => TYPE_QUESTION.test(label));
  if (!asked) return null;
  const byWords = TYPE_ANSWERS.find(([words]) => words.test(asked.answer))?.[1];
  return KINDS[byWords ?? asked.id ?? 1] ?? null;
}
