import { yearsHeld } from '@alpha/engine';
import { stressOf } from '@alpha/report-model/stress';
import { skippedTexts, stressResult, stressSentence } from '@alpha/report-model/stress-text';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';
import { StressTable } from './stress-table';

export function StressBlock({ report }: BlockProps) {
  const t = useT('stress');
  const words = { t, locale: useLocale(), unit: useMoneyUnit() };
  const stress = stressOf(report);
  if (!stress) return null;
  return (
    <ReportSection
      id="stress"
      title={t('title')}
      lead={t('lead', { years: yearsHeld(stress.inputs) })}
      fold={stressResult(stress, words)}
    >
      <p className="mt-4 max-w-[68ch] text-pretty text-18 font-medium">
        {stressSentence(stress, words)}
      </p>
      <StressTable stress={stress} />
      <div className="mt-3 grid max-w-[90ch] gap-1 text-13 text-pretty text-ink-2">
        {skippedTexts(stress, words).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{t('note')}</p>
      </div>
    </ReportSection>
  );
}
