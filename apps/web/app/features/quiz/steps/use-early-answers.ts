import { formatMoney } from '@alpha/i18n';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { rememberSource } from '~/visitors/visitor-source';
import { CHOICES, type ChoiceQuestion } from '../questions';
import type { TextField } from '../store/open-steps';
import { paymentOf } from '../store/quiz-record';
import { getRecord } from '../store/quiz-store';
import { earlyPayment } from './early-payment';
import { useAnswers } from './use-answers';

const TEXT_FIELDS = ['location', 'nombre', 'email'] as const satisfies TextField[];

/**
 * On a slow connection the form can be filled in before hydration; those answers are saved here. The
 * server sends it empty, so anything in it is newer than the answers of an earlier visit.
 */
export function useEarlyAnswers(form: RefObject<HTMLFormElement | null>): void {
  const { choose, write, pay } = useAnswers();
  const locale = useLocale();
  const { search } = useLocation();
  const take = useEffectEvent(() => {
    if (!form.current) return;
    // The page itself calls this only later.
    rememberSource(search);
    const given = new FormData(form.current);
    const record = getRecord();
    for (const field of TEXT_FIELDS) {
      const kept = field === 'location' ? record.location?.answer : record[field];
      const typed = String(given.get(field) ?? '');
      if (typed && typed !== kept) write(field, typed);
    }
    for (const question of Object.keys(CHOICES) as ChoiceQuestion[]) {
      const id = Number(given.get(question));
      if (id && id !== record[CHOICES[question].field]?.id) choose(question, id);
    }
    const dollars = earlyPayment(given.get('payment'));
    if (dollars && dollars !== paymentOf(record)) pay(formatMoney(dollars, locale) ?? '');
  });
  // Before React overwrites the fields.
  useLayoutEffect(() => take(), []);
}
