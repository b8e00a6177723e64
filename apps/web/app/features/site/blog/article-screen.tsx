import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags } from '~/lib/page-meta';
import { QuizCall } from '../quiz-call';
import type { Article } from './article.types';
import { ArticleAside } from './article-aside';
import { ArticleBlock } from './article-block';
import { ArticleFacts } from './article-facts';
import type { Translated } from './articles.server';
import { anchorOf } from './reading';

/** Without an article: the heading says so and the content is empty. */
export function ArticleScreen({ article }: { article: Translated<Article> | null }) {
  const t = useT('blog');
  const translated = article?.[useLocale()];
  const title = translated?.title ?? t('notFound');
  return (
    <>
      <MetaTags
        title={t('metaTitle', { title })}
        description={translated?.excerpt ?? t('notFound')}
        isPublic={translated !== undefined}
        type="article"
      />
      <article className="page pt-8 pb-16 md:pt-12 md:pb-28">
        <Link
          to="/blog"
          className="inline-flex min-h-11 items-center gap-2 text-14 font-medium text-ink-2 hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden />
          {t('back')}
        </Link>
        <h1 className="mt-4 max-w-[22ch] text-40 leading-[1.08] tracking-[-0.025em] md:text-56">
          {title}
        </h1>
        {translated && (
          <div className="mt-8 grid gap-8 border-t border-ink pt-8 md:mt-12 lg:grid-cols-[4fr_8fr] lg:gap-12">
            <ArticleAside article={translated} />
            <div className="grid max-w-[42rem] gap-6 text-18 leading-[1.65] text-ink-2">
              {translated.content.map((block, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move.
                <ArticleBlock key={i} block={block} anchor={anchorOf(i)} />
              ))}
            </div>
          </div>
        )}
      </article>
      {translated && (
        <>
          <ArticleFacts article={translated} />
          <QuizCall />
        </>
      )}
    </>
  );
}
