import { formatMoney } from '@alpha/i18n';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findCatalog, loadCatalog } from '~/lib/i18n/catalog-store';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { PrefetchPageLinks } from '~/lib/prefetch-page-links';
import { honeypotValue } from '~/visitors/honeypot';
import { keptSearch } from '../kept-search';
import { PAYMENT, STEPS, type Step } from '../questions';
import { StepProgress } from '../step-progress';
import { firstOpenStep, openQuestions } from '../store/open-steps';
import { quizPost } from '../store/quiz-post';
import { getRecord, isLeadSent } from '../store/quiz-store';
import { sendQuiz } from '../store/send-quiz';
import { StepBar } from './step-bar';
import { StepParts } from './step-parts';
import { useAnswers, useIsReferred } from './use-answers';
import { useEarlyAnswers } from './use-early-answers';
import { useStepKeys } from './use-step-keys';

const SECONDS_A_STEP = 20;

/** All that the result shows. */
const RESULT_TEXTS = ['visitors', 'quizResult', 'listings', 'outcome', 'currency', 'ui'] as const;

export function StepScreen({ step }: { step: Step }) {
  const t = useT('quizSteps');
  const locale = useLocale();
  const navigate = useNavigate();
  const search = keptSearch(useLocation().search);
  const isReferred = useIsReferred();
  const { record, pay } = useAnswers();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useStepKeys(form);
  useEarlyAnswers(form);
  useResultAtHand();

  async function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const [open] = openQuestions(step, getRecord(), isReferred);
    // Leaving the thumb at its default counts as an answer.
    if (open === 'payment') pay(formatMoney(PAYMENT.middle, locale) ?? '');
    else if (open) {
      setTried(true);
      form.current?.querySelector<HTMLElement>(`[name="${open}"]`)?.focus();
      return;
    }
    if (step === 6) await finish(new FormData(event.currentTarget));
    void navigate({ pathname: step === 6 ? '/profile-result' : `/step-${step + 1}`, search });
  }

  async function finish(fields: FormData) {
    if (isLeadSent() || firstOpenStep(getRecord())) return;
    setSending(true);
    await sendQuiz({ ...quizPost(getRecord(), t), ...honeypotValue(fields) });
  }

  const minutes = Math.round(((STEPS.length - step + 1) * SECONDS_A_STEP) / 60);
  return (
    <form
      ref={form}
      noValidate
      // Before hydration nothing may be submitted: `method="dialog"` does nothing, while any other method
      // would put name and email into the URL.
      method="dialog"
      onSubmit={(event) => void goOn(event)}
      // The bar below must not cover the focused element.
      className="flex flex-1 flex-col [&_:is(input,a,button)]:scroll-mb-28"
    >
      <PrefetchPageLinks page="/profile-result" />
      <StepProgress step={step} name={t(`name.${step}`)} note={t('left', { minutes })} />
      <StepParts step={step} missing={isTried ? openQuestions(step, record, isReferred) : []} />
      <StepBar
        back={step === 1 ? '/quiz' : `/step-${step - 1}`}
        {...{ search }}
        isBusy={isSending}
      />
    </form>
  );
}

/** A visitor who goes offline at any question can still continue and see the result. */
function useResultAtHand(): void {
  const locale = useLocale();
  useEffect(() => {
    // Only missing texts are loaded: a page waits for texts that are loading.
    for (const namespace of RESULT_TEXTS)
      if (!findCatalog(locale, namespace)) loadCatalog(locale, namespace).catch(() => undefined);
  }, [locale]);
}
