import { formatPercent } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { DOWN_PAYMENT_PERCENT } from '../plan';
import type { Phase } from './phases';

type PhaseSectionProps = { phase: Phase; firstStep: number };

/** One phase: its name is sticky while its steps scroll. */
export function PhaseSection({ phase, firstStep }: PhaseSectionProps) {
  const t = useT('services');
  const down = formatPercent(DOWN_PAYMENT_PERCENT, useLocale(), { decimals: 0 }) ?? '';
  return (
    <section className="page">
      <div className="grid gap-6 border-t border-ink pt-6 pb-16 lg:grid-cols-[4fr_8fr] lg:gap-12 lg:pt-8 lg:pb-24">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <h2 className="text-28 tracking-[-0.02em] md:text-40">{t(`${phase.key}.title`)}</h2>
          <p className="mt-2 text-18 text-ink-2">{t(`${phase.key}.lead`)}</p>
        </div>
        <ol start={firstStep}>
          {phase.steps.map((step, i) => (
            <li key={step} className="group grid grid-cols-[2.75rem_1fr] md:grid-cols-[3.5rem_1fr]">
              <StepMark number={firstStep + i} />
              <div className="border-b border-line pb-6 group-last:border-b-0 group-not-first:pt-6 md:grid md:grid-cols-[4fr_7fr] md:gap-6">
                <h3 className="text-20">{t(`${step}.title`)}</h3>
                <p className="mt-1.5 text-pretty text-ink-2 md:mt-0">
                  {step === 'during.credit' ? t(`${step}.text`, { down }) : t(`${step}.text`)}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The number is on the line that runs from the first step to the last. */
function StepMark({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="figures relative text-14 font-medium text-ink before:absolute before:inset-y-0 before:left-[13px] before:w-px before:bg-line group-first:before:top-3 group-last:before:bottom-auto group-last:before:h-8"
    >
      <span className="relative mt-0 grid size-7 place-items-center rounded-full border border-edge bg-paper group-not-first:mt-6">
        {number}
      </span>
    </span>
  );
}
