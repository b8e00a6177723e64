import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { AskedHomeLine } from '~/visitors/asked-home-line';
import { RuledList } from '../ruled-list';

const QUESTIONS = [
  'question1',
  'question2',
  'question3',
  'question4',
  'question5',
  'question6',
] as const;
const RESULTS = ['result1', 'result2', 'result3'] as const;

export function StartScreen() {
  const t = useT('quiz');
  // With `lang`: the link may be followed before hydration has stored the language.
  const { search } = useLocation();
  return (
    <div className="page grid gap-12 py-10 md:py-16 lg:grid-cols-[6fr_5fr] lg:gap-20">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h1 className="max-w-[14ch] text-40 leading-[1.05] tracking-[-0.025em] md:text-56">
          {t('start.title')}
        </h1>
        <p className="mt-5 max-w-[46ch] text-18 text-pretty text-ink-2">{t('start.lead')}</p>
        <div className="mt-6 max-w-md empty:hidden">
          <AskedHomeLine />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink
            to={{ pathname: '/step-1', search }}
            className="min-h-13 min-w-44 text-16 max-sm:w-full"
          >
            {t('start.button')}
            <ArrowRight size={18} aria-hidden />
          </ButtonLink>
          <span className="text-14 text-ink-3">{t('start.time')}</span>
        </div>
        <p className="mt-8 max-w-[52ch] text-13 text-pretty text-ink-3">{t('start.privacy')}</p>
      </div>
      <div className="grid gap-10">
        <RuledList
          title={t('start.questionsTitle')}
          items={QUESTIONS.map((key) => t(`start.${key}`))}
          isNumbered
        />
        <RuledList title={t('start.resultTitle')} items={RESULTS.map((key) => t(`start.${key}`))} />
      </div>
    </div>
  );
}
