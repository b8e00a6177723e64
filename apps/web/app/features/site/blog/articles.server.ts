import { LOCALES, type Locale } from '@alpha/i18n';
import type { Article } from './article.types';
import { sanitizeArticle } from './sanitize-article.server';

/** Both languages are sent together, so that switching needs no request; one that failed to load is absent. */
export type Translated<T> = { id: string } & Partial<Record<Locale, T>>;
export type ArticleSummary = Pick<Article, 'title' | 'excerpt'>;

type Files = Record<string, () => Promise<Article>>;

/** One file for each article and language: `articles/<language>/<id>.json`. */
const FILES: Files = import.meta.glob<Article>('./articles/*/*.json', { import: 'default' });

/** `null` when it exists in no language. */
export async function findArticle(id: string, files = FILES): Promise<Translated<Article> | null> {
  const translated: Translated<Article> = { id };
  for (const locale of LOCALES) {
    const article = await files[`./articles/${locale}/${id}.json`]?.().catch(() => undefined);
    if (article) translated[locale] = sanitizeArticle(article);
  }
  return LOCALES.some((locale) => translated[locale]) ? translated : null;
}

export async function listSummaries(files = FILES): Promise<Translated<ArticleSummary>[]> {
  const ids = new Set(Object.keys(files).map((path) => path.replace(/^.*\/(.*)\.json$/, '$1')));
  return Promise.all([...ids].map((id) => findSummary(id, files)));
}

async function findSummary(id: string, files: Files): Promise<Translated<ArticleSummary>> {
  const article = await findArticle(id, files);
  const summaries = LOCALES.flatMap((locale) => {
    const { title, excerpt } = article?.[locale] ?? {};
    return title && excerpt ? [[locale, { title, excerpt }] as const] : [];
  });
  return { id, ...Object.fromEntries(summaries) };
}
