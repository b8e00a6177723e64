import type { VisitorPost } from '~/data/visitor-lead';
import { CHOICES, type ChoiceField, PAYMENT } from '../questions';

/** Question and answer as text in the language at that time. */
export type TextAnswer = { label: string; answer: string };
/** The id is the answer: its text follows the language. */
export type ChoiceAnswer = TextAnswer & { id: number };

/** What the browser stores of a quiz, with the specification's names. */
export type QuizRecord = { [Field in ChoiceField]?: ChoiceAnswer } & {
  nombre?: string;
  email?: string;
  ref?: string | null;
  location?: TextAnswer;
  initialPayment?: TextAnswer;
  utms?: Record<string, string>;
  /** Id of this quiz until it is retaken: everything sent with it is one lead. */
  quizId?: string;
  leadId?: number;
  first_name?: string;
  last_name?: string;
  lead_status_id?: number;
  /** Finished but not sent. The same post is sent again, so that it counts once. */
  unsent?: VisitorPost | undefined;
  /** The server has rejected the answers. */
  isRefused?: true | undefined;
};

/** The API's format. */
const QUIZ_ID = /^[\w-]{16,64}$/;

export const NO_ANSWERS: QuizRecord = {};

/** Stored data can be edited by the visitor: invalid values are ignored. */
export function readRecord(stored: string | null): QuizRecord {
  const given = parseObject(stored);
  const record: Record<string, unknown> = { ...given };
  for (const { field, ids } of Object.values(CHOICES))
    if (!isChoice(given[field], ids)) delete record[field];
  for (const field of ['location', 'initialPayment'])
    if (!isTextAnswer(given[field])) delete record[field];
  for (const field of ['nombre', 'email'])
    if (typeof given[field] !== 'string') delete record[field];
  if (!QUIZ_ID.test(String(given.quizId))) delete record.quizId;
  return record as QuizRecord;
}

/** US dollars; `$269,000` and `US$ 269.000` are the same. Null when it is not an amount of the slider. */
export function paymentOf({ initialPayment }: QuizRecord): number | null {
  const dollars = Number(initialPayment?.answer.replace(/\D/g, ''));
  return dollars >= PAYMENT.min && dollars <= PAYMENT.max ? dollars : null;
}

function parseObject(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isTextAnswer(value: unknown): value is TextAnswer {
  const { label, answer } = (value ?? {}) as Partial<TextAnswer>;
  return typeof label === 'string' && typeof answer === 'string';
}

function isChoice(value: unknown, ids: readonly number[]): boolean {
  return isTextAnswer(value) && ids.includes((value as Partial<ChoiceAnswer>).id ?? 0);
}
