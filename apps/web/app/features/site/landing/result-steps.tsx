import { formatNumber } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { SIMULATED_PATHS } from '../plan';
import { SplitSection } from '../split-section';

const STEPS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export function ResultSteps() {
  const t = useT('landing');
  const count = formatNumber(SIMULATED_PATHS, useLocale()) ?? '';
  return (
    <SplitSection id="results" title={t('results.title')} note={t('results.note')}>
      <ol className="border-t border-ink">
        {STEPS.map((step, i) => (
          <li
            key={step}
            className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-2 border-b border-line py-5 md:grid-cols-[3.5rem_4fr_8fr] md:gap-x-6 md:py-6"
          >
            <span aria-hidden="true" className="figures text-20 font-medium text-ink-3">
              {i + 1}
            </span>
            <h3 className="text-20">{t(`results.${step}.title`)}</h3>
            <p className="text-pretty text-ink-2 max-md:col-start-2 max-md:mt-1">
              {step === 'two' ? t('results.two.text', { count }) : t(`results.${step}.text`)}
            </p>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}
