import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { CHOICES, type ChoiceQuestion } from '../questions';
import type { TextField } from '../store/open-steps';
import { getRecord } from '../store/quiz-store';
import { useAnswers } from './use-answers';

const TEXT_FIELDS = ['location', 'nombre', 'email'] as const satisfies TextField[];

/** On a slow line the page can be read and filled in before its program is there: kept, not lost. */
export function useEarlyAnswers(form: RefObject<HTMLFormElement | null>): void {
  const { choose, write } = useAnswers();
  const take = useEffectEvent(() => {
    if (!form.current) return;
    const given = new FormData(form.current);
    const record = getRecord();
    for (const field of TEXT_FIELDS)
      if (given.get(field) && !record[field]) write(field, String(given.get(field)));
    for (const question of Object.keys(CHOICES) as ChoiceQuestion[])
      if (given.get(question) && !record[CHOICES[question].field])
        choose(question, Number(given.get(question)));
  });
  // Before React paints over what stands there.
  useLayoutEffect(() => take(), []);
}
