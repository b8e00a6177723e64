import type { Locale } from '@alpha/i18n';
import type { Article } from './article.types';
import marketIndicatorsEn from './articles/en/market-indicators.json';
import marketIndicatorsEs from './articles/es/market-indicators.json';

/** Both languages travel together, so that the language switch needs no request. */
export type TranslatedArticle = Record<Locale, Article>;
export type ArticleSummary = Pick<Article, 'id' | 'title' | 'excerpt'>;

const ARTICLES: TranslatedArticle[] = [{ en: marketIndicatorsEn, es: marketIndicatorsEs }];

export function findArticle(id: string): TranslatedArticle | null {
  return ARTICLES.find(({ en }) => en.id === id) ?? null;
}

export function listSummaries(): Record<Locale, ArticleSummary>[] {
  return ARTICLES.map(({ en, es }) => ({ en: summaryOf(en), es: summaryOf(es) }));
}

function summaryOf({ id, title, excerpt }: Article): ArticleSummary {
  return { id, title, excerpt };
}
