import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { CHOICES, STEPS, type Step } from '../questions';
import { CHOICES_OF_STEP } from '../store/open-steps';
import { OpenNotice } from './open-notice';

/** The heading is the question when a step has only one. */
const TITLES = {
  1: 'title.1',
  2: 'question.payment',
  3: 'question.risk',
  4: 'question.goal',
  5: 'question.type',
  6: 'title.6',
} as const satisfies Record<Step, string>;

type StepGridProps = { step: Step; fields: ReactNode; aside: ReactNode };

export function StepGrid({ step, fields, aside }: StepGridProps) {
  const t = useT('quizSteps');
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // A screen reader continues from here; on the first page the focus stays where it is.
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <div className="page grid flex-1 content-start gap-x-20 gap-y-12 py-8 md:py-12 lg:grid-cols-[7fr_4fr]">
      <div className="min-w-0">
        <OpenNotice step={step} />
        <h1
          ref={heading}
          tabIndex={-1}
          className="max-w-[24ch] text-28 leading-[1.1] tracking-[-0.02em] outline-none md:text-40"
        >
          {t(TITLES[step])}
        </h1>
        <p className="mt-3.5 max-w-[56ch] text-pretty text-ink-2 md:text-18">{t(`lead.${step}`)}</p>
        <div className="mt-8">{fields}</div>
        <KeysHint step={step} />
      </div>
      <div className="min-w-0 lg:pt-2">{aside}</div>
    </div>
  );
}

/** Keyboard hint. */
function KeysHint({ step }: { step: Step }) {
  const t = useT('quizSteps');
  const most = Math.max(
    ...CHOICES_OF_STEP[step].map((question) => CHOICES[question].ids.length),
    0,
  );
  if (most === 0 || step === STEPS[0]) return null;
  return (
    <p className="mt-4 hidden text-13 text-ink-3 lg:pointer-fine:block">
      {t('keys', { from: 1, to: most })}
    </p>
  );
}
