import type { SharedShortlist } from '@alpha/contract';
import { useEffect, useState } from 'react';
import { answerShortlist } from '~/data/visitors';
import { isMissing } from '~/lib/api-refusal';
import { type Answer, createAnswerSender, type SavingState } from './answer-sender';

type Answered = { answer: Answer; state: SavingState | null };
export type Answers = Readonly<Record<number, Answered>>;

/** The reader's answers, and whether they are saved. */
export function useAnswers(token: string, homes: SharedShortlist['homes']) {
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(
      homes.map(({ position, answer }) => [position, { answer, state: null }] as const),
    ),
  );
  const change = (position: number, changes: Partial<Answered>) =>
    setAnswers((all) => ({
      ...all,
      [position]: { answer: null, state: null, ...all[position], ...changes },
    }));
  const [sender] = useState(() =>
    createAnswerSender({
      send: (position, answer) => answerShortlist(token, position, answer),
      onState: (position, state) => change(position, { state }),
      isPermanentFailure: isMissing,
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

  return {
    answers,
    tryNow: sender.tryNow,
    give: (position: number, answer: Answer) => {
      change(position, { answer });
      sender.put(position, answer);
    },
  };
}
