import { useT } from '~/lib/i18n/use-t';
import { Faq } from '../faq';
import { PageTitle } from '../page-title';
import { QuizCall } from '../quiz-call';
import { PhaseSection } from './phase-section';
import { PHASES } from './phases';
import { RulesSection } from './rules-section';
import { ServicesFacts } from './services-facts';

export function ServicesScreen() {
  const t = useT('services');
  let step = 0;
  return (
    <>
      <ServicesFacts />
      <PageTitle title={t('title')} lead={t('lead')} />
      {PHASES.map((phase) => {
        const firstStep = step + 1;
        step += phase.steps.length;
        return <PhaseSection key={phase.key} phase={phase} firstStep={firstStep} />;
      })}
      <RulesSection />
      <Faq />
      <QuizCall />
    </>
  );
}
