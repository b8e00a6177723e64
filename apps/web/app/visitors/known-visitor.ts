import { readStored, STORAGE_KEYS } from '~/lib/storage';

/** What the quiz was told in this browser: nobody types it twice. */
export function knownVisitor(): { name: string; email: string } {
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
