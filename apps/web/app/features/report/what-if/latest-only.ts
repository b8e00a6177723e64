/**
 * Questions to somebody slow, of whom only the latest matters: while one is being answered, a newer
 * one takes the place of whatever waits. So nothing piles up, and the last question is always asked.
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
    /** An answer has come. */
    next() {
      const following = waiting;
      waiting = null;
      isBusy = following !== null;
      if (following) ask(following.question);
    },
    /** Whoever waits need not be asked any more. */
    forget() {
      waiting = null;
    },
  };
}
