/**
 * Serializes requests to a slow worker when only the latest matters: while one is running, a newer one
 * replaces the waiting one. Nothing piles up, and the last request always runs.
 */
export function createLatestOnly<Question>(ask: (question: Question) => void) {
  let isBusy = false;
  let waiting: { question: Question } | null = null;
  return {
    ask(question: Question) {
      if (isBusy) {
        waiting = { question };
        return;
      }
      isBusy = true;
      ask(question);
    },
    /** Call when a response has arrived. */
    next() {
      const following = waiting;
      waiting = null;
      isBusy = following !== null;
      if (following) ask(following.question);
    },
    /** Drops the waiting request. */
    dropWaiting() {
      waiting = null;
    },
  };
}
