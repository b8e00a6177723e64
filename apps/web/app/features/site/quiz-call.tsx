import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';

/** The closing band of a page, with the link to the quiz. */
export function QuizCall() {
  const t = useT('site');
  return (
    <section className="border-t border-line bg-sunken">
      <div className="page flex flex-col gap-6 py-14 md:flex-row md:items-center md:justify-between md:gap-12 md:py-20">
        <div>
          <h2 className="text-28 tracking-[-0.02em] md:text-40">{t('closing.title')}</h2>
          <p className="mt-3 max-w-[52ch] text-pretty text-ink-2">{t('closing.text')}</p>
        </div>
        <ButtonLink to="/quiz" variant="accent" className="min-h-13 shrink-0 px-6 text-16">
          {t('contact.start')}
        </ButtonLink>
      </div>
    </section>
  );
}
