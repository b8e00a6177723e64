import { formatDate } from '@alpha/i18n';
import { Link, useLocation } from 'react-router';
import { carriedSearch } from '~/lib/carried-search';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import type { Article } from './article.types';
import { partsOf, readingMinutes } from './reading';

/** Topic, reading time and, when there is room, the table of contents. */
export function ArticleAside({ article }: { article: Article }) {
  const t = useT('blog');
  const locale = useLocale();
  const search = carriedSearch(useLocation().search);
  const { excerpt, date, content } = article;
  return (
    <div className="max-w-[40ch] self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
      <p className="text-20 leading-normal text-pretty text-ink-2">{excerpt}</p>
      <p className="mt-4 text-14 text-ink-3">
        <time dateTime={date}>{formatDate(date, locale, 'long')}</time>
        {' · '}
        {t('minutes', { minutes: readingMinutes(content) })}
      </p>
      <nav aria-label={t('contents')} className="mt-8 border-t border-line pt-3 max-lg:hidden">
        <ol>
          {partsOf(content).map(({ anchor, heading }) => (
            <li key={anchor}>
              <Link
                to={{ search, hash: anchor }}
                className="block py-1.5 text-14 text-ink-2 hover:text-accent"
              >
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
