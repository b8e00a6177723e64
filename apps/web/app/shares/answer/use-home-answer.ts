import { useState } from 'react';
import type { GivenAnswer, SavingState } from './answer-sender';
import type { SaidBy } from './reader-fields';
import { useAnswerSender } from './use-answer-sender';

type Options = {
  initial: GivenAnswer;
  /** What turned out later to be this reader's. */
  found?: GivenAnswer | undefined;
  send: (given: GivenAnswer) => Promise<unknown>;
  /** The link no longer works. */
  isPermanentFailure: (error: unknown) => boolean;
};

/** One property. */
const ONLY = 0;

/** The reader's answer to a report, saved at once and retried while the connection is bad. */
export function useHomeAnswer({ initial, found, send, isPermanentFailure }: Options) {
  const [given, setGiven] = useState(initial);
  const [state, setState] = useState<SavingState | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isAskedWhy, setAskedWhy] = useState(false);
  /** Since the page was opened: the focus follows. */
  const [hasJustAnswered, setJustAnswered] = useState(false);
  const [taken, setTaken] = useState(found);
  if (found !== taken) {
    setTaken(found);
    if (found && !hasJustAnswered) setGiven(found);
  }
  const sender = useAnswerSender({
    send: (_, given) => send(given),
    onState: (_, state) => setState(state),
    isPermanentFailure,
  });

  function put(next: GivenAnswer) {
    setGiven(next);
    sender.put(ONLY, next);
  }
  return {
    given,
    state,
    isChanging,
    isAskedWhy,
    hasJustAnswered,
    tryNow: sender.tryNow,
    change: () => setChanging(true),
    choose: (answer: 'like' | 'pass') => {
      setChanging(false);
      setJustAnswered(true);
      setAskedWhy(answer === 'pass');
      if (answer !== given.answer) put({ ...given, answer, reason: '' });
    },
    explain: (reason: string) => {
      setAskedWhy(false);
      if (reason !== given.reason) put({ ...given, answer: 'pass', reason });
    },
    leave: () => setAskedWhy(false),
    introduce: (reader: SaidBy) => put({ ...given, reader }),
  };
}

export type HomeAnswer = ReturnType<typeof useHomeAnswer>;
