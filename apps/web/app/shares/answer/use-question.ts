import { useState } from 'react';
import type { SaidBy } from './reader-fields';

type QuestionState = 'closed' | 'open' | 'sending' | 'sent' | 'failed' | 'tooMany';
/** `reader`: only of a link that was made for nobody in particular. */
export type Asked = { question: string; reader?: SaidBy };

/** A question to the sender: written, sent once, and kept in the field when that fails. */
export function useQuestion(
  send: (asked: Asked) => Promise<unknown>,
  isTooMany: (error: unknown) => boolean,
) {
  const [state, setState] = useState<QuestionState>('closed');
  /** Where the reply can go; empty when the reader left nothing. */
  const [contact, setContact] = useState('');
  return {
    state,
    contact,
    open: () => setState('open'),
    close: () => setState('closed'),
    ask: (asked: Asked) => {
      setState('sending');
      setContact(asked.reader?.contact ?? '');
      send(asked).then(
        () => setState('sent'),
        (error: unknown) => setState(isTooMany(error) ? 'tooMany' : 'failed'),
      );
    },
  };
}

export type Question = ReturnType<typeof useQuestion>;
