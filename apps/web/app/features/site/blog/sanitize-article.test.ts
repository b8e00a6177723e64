import { expect, it, test } from 'vitest';
import type { Article } from './article.types';
import { findArticle, listSummaries } from './articles.server';
import { type InlineNode, parseInline } from './inline-html';
import { sanitizeArticle } from './sanitize-article.server';

const HOSTILE = `<img src=x onerror=alert(1)><b onclick="x()">ok</b><script>x</script><a href="javascript:x()">l</a>`;
const CLEAN = '<b>ok</b><a>l</a>';

const articleOf = (content: Article['content']): Article => ({
  id: 'a',
  title: 'Rent < price & tax',
  excerpt: '<b>plain</b>',
  date: '2026-01-01',
  content,
});

test('every part of an article that may contain HTML passes the sanitizer', () => {
  const table = { headers: ['P&L <b>'], rows: [[HOSTILE, HOSTILE]] };
  const hostile = articleOf([HOSTILE, { text: HOSTILE, bullets: [HOSTILE], note: HOSTILE, table }]);
  expect(sanitizeArticle(hostile)).toEqual({
    ...articleOf([
      CLEAN,
      {
        text: CLEAN,
        bullets: [CLEAN],
        note: CLEAN,
        table: { headers: ['P&L <b>'], rows: [[CLEAN, CLEAN]] },
      },
    ]),
  });
});

test('articles are sanitized when they are loaded', async () => {
  const files = { './articles/en/a.json': async () => articleOf([HOSTILE]) };
  expect((await findArticle('a', files))?.en?.content).toEqual([CLEAN]);
});

it.each<[string, InlineNode[]]>([
  [
    'a<br>b <b>c</b> &amp; d',
    ['a', { tag: 'br' }, 'b ', { tag: 'strong', children: ['c'] }, ' & d'],
  ],
  ['<a href="/quiz">a</a>', [{ tag: 'a', href: '/quiz', children: ['a'] }]],
  ['<a href="//evil.test">a</a>', ['a']],
  ['<a href="data:text/html,x">a</a>', ['a']],
  ['<a href="&#106;avascript:x">a</a>', ['a']],
  ['&lt;script&gt;x&lt;/script&gt; 1 < 2', ['<script>x</script> 1 < 2']],
  ['<math><mi xlink:href="javascript:x">a</mi></math>', ['a']],
  ['<style>*{}</style><p>a</p>', ['a']],
])('%s is rendered as intended', (written, drawn) => {
  const [block] = sanitizeArticle(articleOf([written])).content;
  expect(parseInline(String(block))).toEqual(drawn);
});

test('nothing in our own articles is lost', async () => {
  for (const { id } of await listSummaries()) {
    const written = (await import(`./articles/es/${id}.json`)).default as Article;
    const read = (await findArticle(id))?.es;
    const nodes = (article: Article | undefined) =>
      article?.content.map((block) => parseInline(typeof block === 'string' ? block : block.text));
    expect(nodes(read)).toEqual(nodes(written));
  }
});
