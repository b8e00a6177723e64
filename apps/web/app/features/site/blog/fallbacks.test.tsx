import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import type { Article } from './article.types';
import { ArticleScreen } from './article-screen';
import { BlogScreen } from './blog-screen';

beforeAll(async () => {
  for (const locale of ['en', 'es'] as const) {
    await loadCatalog(locale, 'blog');
    await loadCatalog(locale, 'site');
  }
});

const draw = (locale: 'en' | 'es', screen: ReactNode) => {
  const element = <LocaleProvider initial={locale}>{screen}</LocaleProvider>;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
};

const english: Article = {
  id: 'market-indicators',
  title: 'An English title',
  excerpt: 'An English excerpt',
  date: '2026-01-15',
  content: ['A paragraph with <em>weight</em> and <script>alert(1)</script>'],
};
const untranslated = { id: english.id, en: english };

test('the list falls back to the default title and excerpt where a translation is missing', () => {
  const html = draw('es', <BlogScreen articles={[untranslated]} />);
  expect(html).toContain('Indicadores del mercado</h2>');
  expect(html).toContain('Las cifras que importan antes de comprar');
  expect(html).toContain('href="/blog/market-indicators"');
});

test.each([
  ['en', null, 'Article Not Found'],
  ['es', untranslated, 'Artículo no encontrado'],
] as const)(
  'an article that is missing in %s says so, with empty content',
  (locale, article, text) => {
    const html = draw(locale, <ArticleScreen article={article} />);
    expect(html).toContain(`${text}</h1>`);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toMatch(/<p[ >]/);
  },
);

test('HTML of an article is rendered as emphasis, or not at all', () => {
  const html = draw('en', <ArticleScreen article={untranslated} />);
  expect(html).toContain('<em>weight</em>');
  expect(html).not.toContain('alert(1)');
});
