import { useEffect, useState } from 'react';
import { createAnswerSender, type GivenAnswer, type SavingState } from './answer-sender';

type Options = {
  send: (position: number, given: GivenAnswer) => Promise<unknown>;
  onState: (position: number, state: SavingState) => void;
  /** The link no longer works. */
  isPermanentFailure: (error: unknown) => boolean;
};

/** Saves answers at once, again when the connection is back, and asks before unsaved ones are lost. */
export function useAnswerSender(options: Options) {
  const [sender] = useState(() =>
    createAnswerSender<GivenAnswer>({
      ...options,
      // The page then shows the same message as for every invalid link.
      onHopeless: () => window.location.reload(),
    }),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (sender.hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('online', sender.tryNow);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('online', sender.tryNow);
      window.removeEventListener('beforeunload', ask);
    };
  }, [sender]);
  return sender;
}
