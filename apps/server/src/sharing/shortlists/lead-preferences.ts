import { type GivenAnswer, type InvestorProfile, KINDS_BY_TYPE } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { readQuizAnswers } from '../../crm/index.ts';

/** Criteria for a proposal. Unanswered questions don't filter. */
export type LeadPreferences = {
  profile: InvestorProfile;
  isProfileKnown: boolean;
  /** Down payment, USD. */
  budget: number | null;
  /** Property types; `null` means any. */
  kinds: readonly string[] | null;
  /** The language the quiz was answered in. */
  locale: Locale;
};

type Answer = { label: string; answer: string; id?: number; key?: string };
type AnsweredLead = {
  profile: InvestorProfile | null;
  initialPayment: number | null;
  adicionales: readonly Answer[];
};

const TYPE_QUESTION = /(type|kind) of property|property type|tipo de propiedad/i;

/** Answers are stored as displayed, in either language, often without their id. */
const TYPE_ANSWERS: readonly (readonly [RegExp, number])[] = [
  [/good investment|buena inversi[oó]n/i, 1],
  [/short[- ]term|corto plazo/i, 4],
  [/rental propert|propiedades (de|en|para) (alquiler|renta)/i, 2],
  [/luxury|lujo/i, 3],
  [/retirement|retiro|jubilaci[oó]n/i, 5],
];

export function preferencesOf({
  profile,
  initialPayment,
  adicionales,
}: AnsweredLead): LeadPreferences {
  return {
    profile: profile ?? 'strategic',
    isProfileKnown: profile !== null,
    budget: initialPayment !== null && initialPayment > 0 ? initialPayment : null,
    kinds: kindsOf(adicionales),
    locale: adicionales.some(({ label }) => /[¿áéíóúñ]/i.test(label)) ? 'es' : 'en',
  };
}

/** By answer id if there is one, else by the text of the answer. */
function kindsOf(answers: readonly Answer[]): readonly string[] | null {
  const { propertyTypeId } = readQuizAnswers(answers as readonly GivenAnswer[]);
  return KINDS_BY_TYPE[propertyTypeId ?? typeByText(answers) ?? 1] ?? null;
}

function typeByText(answers: readonly Answer[]): number | undefined {
  const asked =
    answers.find(({ key }) => key === 'property_type') ??
    answers.find(({ key, label }) => !key && TYPE_QUESTION.test(label));
  return TYPE_ANSWERS.find(([words]) => words.test(asked?.answer ?? ''))?.[1] ?? asked?.id;
}
