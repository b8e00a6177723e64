import type { VisitorPost } from '~/data/visitor-lead';
import { CHOICES, type ChoiceField, PAYMENT } from '../questions';

/** The question and the answer in the words of the moment. */
export type TextAnswer = { label: string; answer: string };
/** The id is the answer: its words follow the language. */
export type ChoiceAnswer = TextAnswer & { id: number };

/** What the browser keeps of a quiz, under the specification's own names. */
export type QuizRecord = { [Field in ChoiceField]?: ChoiceAnswer } & {
  nombre?: string;
  email?: string;
  ref?: string | null;
  location?: TextAnswer;
  initialPayment?: TextAnswer;
  utms?: Record<string, string>;
  /** Of this quiz until it is retaken: whatever is sent of it is one lead. */
  quizId?: string;
  leadId?: number;
  first_name?: string;
  last_name?: string;
  lead_status_id?: number;
  /** Finished, and not with us yet. The very same post goes out again, so that it counts once. */
  unsent?: VisitorPost | undefined;
  /** The server does not take the answers as they are. */
  isRefused?: true | undefined;
};

/** As the API takes it. */
const QUIZ_ID = /^[\w-]{16,64}$/;

export const NO_ANSWERS: QuizRecord = {};

/** Anybody can write to the storage of their own browser: what makes no sense is no answer. */
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

/** US dollars; `$269,000` and `US$ 269.000` are one amount. Null when it is no amount of the slider. */
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
