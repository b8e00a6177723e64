import type { ArticleBlock } from './article.types';
import type { InlineNode } from './inline-html';
import { splitRunInHeading } from './run-in-heading';

const WORDS_PER_MINUTE = 200;

/** Minutes, rounded up. */
export function readingMinutes(content: ArticleBlock[]): number {
  const words = content.flatMap(textsOf).join(' ').split(/\s+/).length;
  return Math.ceil(words / WORDS_PER_MINUTE);
}

export type ArticlePart = { anchor: string; heading: string };

/** The headings of an article, for its table of contents. */
export function partsOf(content: ArticleBlock[]): ArticlePart[] {
  return content.flatMap((block, index) => {
    const { heading } = splitRunInHeading(typeof block === 'string' ? block : block.text);
    return heading ? [{ anchor: anchorOf(index), heading: heading.map(plain).join('') }] : [];
  });
}

/** A block's position is stable and the same in both languages. */
export function anchorOf(index: number): string {
  return `part-${index}`;
}

function textsOf(block: ArticleBlock): string[] {
  if (typeof block === 'string') return [block];
  const { text, bullets = [], note = '', table } = block;
  return [text, ...bullets, note, ...(table?.headers ?? []), ...(table?.rows.flat() ?? [])];
}

function plain(node: InlineNode): string {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? ' ' : node.children.map(plain).join('');
}
