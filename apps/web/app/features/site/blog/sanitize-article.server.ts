import sanitizeHtml from 'sanitize-html';
import type { Article, ArticleBlock } from './article.types';

/** Exactly what `inline-html.ts` can render. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['strong', 'b', 'em', 'i', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
};

/** Title, excerpt, date and table heads are plain text and never parsed as HTML. */
export function sanitizeArticle(article: Article): Article {
  return { ...article, content: article.content.map(sanitizeBlock) };
}

function sanitizeBlock(block: ArticleBlock): ArticleBlock {
  if (typeof block === 'string') return clean(block);
  const { text, bullets, note, table } = block;
  return {
    text: clean(text),
    ...(bullets && { bullets: bullets.map(clean) }),
    ...(note !== undefined && { note: clean(note) }),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(clean)) } }),
  };
}

const clean = (html: string): string => sanitizeHtml(html, ALLOWED);
