import { type GivenAnswer, type InvestorProfile, KINDS_BY_TYPE } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { readQuizAnswers } from '../../crm/index.ts';

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

type Answer = { label: string; answer: string; id?: number; key?: string };
type AnsweredLead = {
  profile: InvestorProfile | null;
  initialPayment: number | null;
  adicionales: readonly Answer[];
};

const TYPE_QUESTION = /(type|kind) of property|property type|tipo de propiedad/i;

/** Answers are kept as the visitor read them, in either language, often without their id. */
const TYPE_ANSWERS: readonly (readonly [RegExp, number])[] = [
  [/good investment|buena inversi[oó]n/i, 1],
  [/short[- ]term|corto plazo/i, 4],
  [/rental propert|propiedades (de|en|para) (alquiler|renta)/i, 2],
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

/** What was chosen in the quiz; where its ids do not tell, what the words say. */
function kindsOf(answers: readonly Answer[]): readonly string[] | null {
  const { propertyTypeId } = readQuizAnswers(answers as readonly GivenAnswer[]);
  return KINDS_BY_TYPE[propertyTypeId ?? typeByWords(answers) ?? 1] ?? null;
}

function typeByWords(answers: readonly Answer[]): number | undefined {
  const asked =
    answers.find(({ key }) => key === 'property_type') ??
    answers.find(({ key, label }) => !key && TYPE_QUESTION.test(label));
  return TYPE_ANSWERS.find(([words]) => words.test(asked?.answer ?? ''))?.[1] ?? asked?.id;
}
