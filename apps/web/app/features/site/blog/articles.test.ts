import { expect, test } from 'vitest';
import type { Article } from './article.types';
import { findArticle, listSummaries } from './articles.server';

const shapeOf = ({ id, date, content }: Article) => [
  id,
  date,
  content.map((block) =>
    typeof block === 'string'
      ? 'text'
      : [block.bullets?.length, block.table?.rows.map((row) => row.length), Boolean(block.note)],
  ),
];

test('every article has the same blocks in both languages', async () => {
  const summaries = await listSummaries();
  expect(summaries.map(({ id }) => id)).toContain('market-indicators');
  for (const { id } of summaries) {
    const article = await findArticle(id);
    if (!article?.en || !article.es) throw new Error(`${id} is missing a language`);
    expect(shapeOf(article.es)).toEqual(shapeOf(article.en));
    expect(article.es.title).not.toBe(article.en.title);
  }
});

test('the article on market indicators has every kind of block', async () => {
  const blocks = (await findArticle('market-indicators'))?.en?.content ?? [];
  const kinds = blocks.flatMap((block) =>
    typeof block === 'string' ? ['text'] : Object.keys(block),
  );
  expect(new Set(kinds)).toEqual(new Set(['text', 'bullets', 'note', 'table']));
});

test.each(['nothing', '__proto__', '../en/market-indicators'])(
  '%s is not an article',
  async (id) => {
    expect(await findArticle(id)).toBeNull();
  },
);

test('a translation that fails to load is left out; the article keeps its place in the list', async () => {
  const files = { './articles/es/taxes.json': () => Promise.reject(new Error('gone')) };
  expect(await listSummaries(files)).toEqual([{ id: 'taxes' }]);
  expect(await findArticle('taxes', files)).toBeNull();
});
