import type { SharedShortlist } from '@alpha/contract';
import { useState } from 'react';
import { answerShortlist } from '~/data/visitors';
import { isMissing } from '~/lib/api-refusal';
import type { GivenAnswer, SavingState } from '~/shares/answer/answer-sender';
import { useAnswerSender } from '~/shares/answer/use-answer-sender';

type Answered = GivenAnswer & { state: SavingState | null };
export type Answers = Readonly<Record<number, Answered>>;

export type Answering = {
  answers: Answers;
  give: (position: number, given: GivenAnswer) => void;
  tryNow: () => void;
};

/** The reader's answers, and whether they are saved. */
export function useAnswers(token: string, homes: SharedShortlist['homes']): Answering {
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(
      homes.map(
        ({ position, answer, reason }) => [position, { answer, reason, state: null }] as const,
      ),
    ),
  );
  const change = (position: number, changes: Partial<Answered>) =>
    setAnswers((all) => ({
      ...all,
      [position]: { answer: null, reason: '', state: null, ...all[position], ...changes },
    }));
  const sender = useAnswerSender({
    send: (position, given) => answerShortlist(token, position, given),
    onState: (position, state) => change(position, { state }),
    isPermanentFailure: isMissing,
  });

  return {
    answers,
    tryNow: sender.tryNow,
    give: (position: number, given: GivenAnswer) => {
      change(position, given);
      sender.put(position, given);
    },
  };
}
