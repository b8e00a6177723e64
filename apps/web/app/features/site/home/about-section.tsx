import { useT } from '~/lib/i18n/use-t';
import { SplitSection } from '../split-section';

const PARTS = ['who', 'mission', 'work'] as const;

export function AboutSection() {
  const t = useT('site');
  return (
    <SplitSection id="about" title={t('about.title')}>
      <div className="grid gap-6 md:grid-cols-3 md:gap-8">
        {PARTS.map((part) => (
          <div key={part}>
            <h3 className="text-20">{t(`about.${part}.title`)}</h3>
            <p className="mt-2.5 text-pretty text-ink-2">{t(`about.${part}.text`)}</p>
          </div>
        ))}
      </div>
    </SplitSection>
  );
}
