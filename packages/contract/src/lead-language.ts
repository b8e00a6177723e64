import { ANSWER_KEYS } from './quiz-answers.ts';

/** Where Spanish is the first language of most people, ISO 3166. */
const SPANISH = new Set(
  'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' '),
);

/** A country may have been filled in by staff, a file or another system. */
const QUIZ_KEYS = new Set<string | undefined>(ANSWER_KEYS.filter((key) => key !== 'country'));

type Asked = {
  adicionales: readonly { label: string; answer: string; key?: string | undefined }[];
  country: string | null;
};

/**
 * The language to write to a lead in: the one it asked for, else that of our quiz as it was answered, else of the
 * country; null when none is known. Messages, sequences, shortlists, reports and invitations follow the same rule.
 * Questions of other systems say nothing: their names are often technical, and ours are stored in English.
 */
export function languageOfLead({ adicionales, country }: Asked): 'en' | 'es' | null {
  const said = adicionales.find(({ key }) => key === 'language')?.answer ?? '';
  const [code] = said.trim().toLowerCase().split(/[-_]/);
  if (code === 'es' || code === 'en') return code;
  const labels = adicionales.filter(({ key }) => QUIZ_KEYS.has(key)).map(({ label }) => label);
  if (labels.some((label) => /[¿áéíóúñ]/i.test(label))) return 'es';
  if (labels.length > 0) return 'en';
  if (country) return SPANISH.has(country) ? 'es' : 'en';
  return null;
}
