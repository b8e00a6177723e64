import { useT } from '~/lib/i18n/use-t';
import type { MetaPage } from '~/lib/page-meta';

/** A route whose screen is still being built: its name, what it will do, and that it is not there. */
export function UpcomingScreen({ page }: { page: MetaPage }) {
  const meta = useT('meta');
  const t = useT('layout');
  const [title] = meta(`${page}.title`).split(' · ');
  return (
    <section className="max-w-(--measure)">
      <h1 className="text-28 md:text-40">{title}</h1>
      <p className="mt-3 text-18 text-ink-2">{meta(`${page}.description`)}</p>
      <p className="mt-8 border-t border-line pt-4 text-14 text-ink-3">{t('upcoming')}</p>
    </section>
  );
}
