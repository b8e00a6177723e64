import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';

const STEPS = ['next1', 'next2', 'next3'] as const;

/** What a visitor sets in motion: three lines and the way to the quiz. */
export function NextSteps({ quizPath }: { quizPath: string }) {
  const t = useT('site');
  return (
    <div className="rounded-3 border border-line bg-surface p-5 shadow-2 md:p-8">
      <h3 className="text-20">{t('contact.nextTitle')}</h3>
      <ol className="mt-4">
        {STEPS.map((step, i) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-line py-4">
            <span className="figures font-medium text-ink-3" aria-hidden="true">
              {i + 1}
            </span>
            <span className="text-pretty">{t(`contact.${step}`)}</span>
          </li>
        ))}
      </ol>
      <ButtonLink to={quizPath} variant="accent" className="mt-2 min-h-13 w-full text-16">
        {t('contact.start')}
      </ButtonLink>
      <p className="mt-3 text-13 text-ink-3">{t('contact.free')}</p>
    </div>
  );
}
