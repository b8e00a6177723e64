import { useState } from 'react';
import { isMissing } from '~/lib/api-refusal';
import type { GivenAnswer, SavingState } from './answer-sender';
import { useAnswerSender } from './use-answer-sender';

type Answered = GivenAnswer & { state: SavingState | null };
/** By the number of the home on its page. */
export type Answers = Readonly<Record<number, Answered>>;

export type Answering = {
  answers: Answers;
  give: (home: number, given: GivenAnswer) => void;
  tryNow: () => void;
};

/** The reader's answers, and whether they are saved. */
export function useAnswers(
  homes: readonly ({ key: number } & GivenAnswer)[],
  send: (home: number, given: GivenAnswer) => Promise<unknown>,
): Answering {
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(
      homes.map(({ key, answer, reason }) => [key, { answer, reason, state: null }] as const),
    ),
  );
  const change = (home: number, changes: Partial<Answered>) =>
    setAnswers((all) => ({
      ...all,
      [home]: { answer: null, reason: '', state: null, ...all[home], ...changes },
    }));
  const sender = useAnswerSender({
    send,
    onState: (home, state) => change(home, { state }),
    isPermanentFailure: isMissing,
  });

  return {
    answers,
    tryNow: sender.tryNow,
    give: (home: number, given: GivenAnswer) => {
      change(home, given);
      sender.put(home, given);
    },
  };
}
