import { STORAGE_KEYS } from '~/lib/storage';
import { readValue } from '~/visitors/visitor-storage';

const RETRY_MS = 30_000;

/**
 * Sends a finished quiz that did not arrive: when a page opens, when the connection is back, and now
 * and then. Nearly nobody has one, so the code that sends it is only fetched for those who do.
 */
export function watchUnsentLead(): () => void {
  const check = () => {
    if (!hasUnsentLead() || !navigator.onLine) return;
    import('./send-lead').then(
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

function hasUnsentLead(): boolean {
  const isUnsent = readValue(STORAGE_KEYS.quizData)?.includes('"unsent":') ?? false;
  return isUnsent || readValue(STORAGE_KEYS.unsentQuizzes) !== null;
}
