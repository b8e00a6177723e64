import { useState } from 'react';

type QuestionState = 'closed' | 'open' | 'sending' | 'sent' | 'failed' | 'tooMany';

/** A question to the sender: written, sent once, and kept in the field when that fails. */
export function useQuestion(
  send: (question: string) => Promise<unknown>,
  isTooMany: (error: unknown) => boolean,
) {
  const [state, setState] = useState<QuestionState>('closed');
  return {
    state,
    open: () => setState('open'),
    close: () => setState('closed'),
    ask: (question: string) => {
      setState('sending');
      send(question).then(
        () => setState('sent'),
        (error: unknown) => setState(isTooMany(error) ? 'tooMany' : 'failed'),
      );
    },
  };
}

export type Question = ReturnType<typeof useQuestion>;
