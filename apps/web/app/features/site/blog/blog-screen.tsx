import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { PageTitle } from '../page-title';
import type { ArticleSummary, Translated } from './articles.server';

type BlogScreenProps = { articles: Translated<ArticleSummary>[] };

export function BlogScreen({ articles }: BlogScreenProps) {
  const t = useT('blog');
  const locale = useLocale();
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <ul className="page pb-16 md:pb-28">
        {articles.map((translations) => (
          <Entry key={translations.id} id={translations.id} article={translations[locale]} />
        ))}
      </ul>
    </>
  );
}

/** A translation that failed to load falls back to the default title and excerpt. */
function Entry({ id, article }: { id: string; article: ArticleSummary | undefined }) {
  const t = useT('blog');
  const title = article?.title ?? t('defaultTitle');
  return (
    <li className="group relative grid gap-3 border-y border-line border-t-ink py-8 lg:grid-cols-[7fr_5fr] lg:gap-12 lg:py-10">
      <h2 className="max-w-[24ch] text-28 tracking-[-0.015em] group-hover:text-accent md:text-40">
        {title}
      </h2>
      <div>
        <p className="text-18 text-pretty text-ink-2">{article?.excerpt ?? t('defaultExcerpt')}</p>
        <Link
          to={`/blog/${id}`}
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-medium text-accent underline decoration-1 underline-offset-4 after:absolute after:inset-0"
        >
          {t('readMore')}
          <span className="sr-only">{title}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </li>
  );
}
