import { readStored, STORAGE_KEYS } from '~/lib/storage';

type KnownVisitor = { name: string; email: string };

/** In this tab only: hash of the visitor whose quiz was stored when the tab opened. */
export const FOUND_QUIZ_KEY = 'quiz-found';

/**
 * On a shared computer the stored quiz may be somebody else's. Call on every public page; the first call
 * in a tab counts.
 */
export function noteFoundQuiz(): void {
  try {
    if (window.sessionStorage.getItem(FOUND_QUIZ_KEY) === null)
      window.sessionStorage.setItem(FOUND_QUIZ_KEY, signOf(storedVisitor()));
  } catch {
    // Without tab storage nobody is known.
  }
}

/** The name and email given in the quiz since this tab was opened, never those of an earlier person. */
export function knownVisitor(): KnownVisitor {
  const visitor = storedVisitor();
  const found = foundQuiz();
  return found === null || found === signOf(visitor) ? { name: '', email: '' } : visitor;
}

function foundQuiz(): string | null {
  try {
    return window.sessionStorage.getItem(FOUND_QUIZ_KEY);
  } catch {
    return null;
  }
}

function storedVisitor(): KnownVisitor {
  const { nombre, email } = storedQuiz();
  return { name: textOf(nombre), email: textOf(email) };
}

function storedQuiz(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readStored(STORAGE_KEYS.quizData) ?? '{}'));
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function signOf({ name, email }: KnownVisitor): string {
  let sum = 0;
  for (const letter of `${name}\n${email}`)
    sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return String(sum);
}
