import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';

export function JoinBanner({ quizPath }: { quizPath: string }) {
  const t = useT('landing');
  return (
    <section id="join" className="bg-strip text-on-strip dark:border-y dark:border-line">
      <div className="page flex flex-col gap-6 py-14 md:flex-row md:items-center md:justify-between md:gap-12 md:py-20">
        <div>
          <h2 className="max-w-[22ch] text-28 tracking-[-0.02em] md:text-40">{t('join.title')}</h2>
          <p className="mt-3 max-w-[52ch] text-pretty text-on-strip-2">{t('join.text')}</p>
        </div>
        <Link
          to={quizPath}
          className="inline-flex min-h-13 shrink-0 items-center justify-center rounded-2 bg-on-strip px-6 text-16 font-medium text-strip transition-opacity hover:opacity-90"
        >
          {t('join.button')}
        </Link>
      </div>
    </section>
  );
}
