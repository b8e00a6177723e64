import { STORAGE_KEYS } from '~/lib/storage';
import { readValue } from '~/visitors/visitor-storage';

const RETRY_MS = 30_000;

/**
 * Sends a finished quiz that was not received: on page load, when the connection is back, and
 * periodically. Rarely needed, so the sending code is loaded on demand.
 */
export function watchUnsentQuiz(): () => void {
  const check = () => {
    if (!hasUnsentQuiz() || !navigator.onLine) return;
    import('./send-quiz').then(
      ({ sendUnsent }) => sendUnsent(),
      () => undefined,
    );
  };
  check();
  const timer = setInterval(check, RETRY_MS);
  window.addEventListener('online', check);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', check);
  };
}

function hasUnsentQuiz(): boolean {
  const isUnsent = readValue(STORAGE_KEYS.quizData)?.includes('"unsent":') ?? false;
  return isUnsent || readValue(STORAGE_KEYS.unsentQuizzes) !== null;
}
