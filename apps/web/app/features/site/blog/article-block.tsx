import { ArticleTable } from './article-table';
import type { ArticleBlock as Block } from './article.types';
import { InlineText } from './inline-text';

/** A plain paragraph, or a text with a list, a table and a note beside it. */
export function ArticleBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p className="text-pretty">
        <InlineText>{block}</InlineText>
      </p>
    );
  const { text, bullets, table, note } = block;
  return (
    <div className="grid gap-4">
      <p className="text-pretty">
        <InlineText>{text}</InlineText>
      </p>
      {bullets && (
        <ul className="border-b border-line">
          {bullets.map((bullet) => (
            <li key={bullet} className="border-t border-line py-3 text-16 text-pretty">
              <InlineText>{bullet}</InlineText>
            </li>
          ))}
        </ul>
      )}
      {table && <ArticleTable table={table} />}
      {note && (
        <p className="border-l-2 border-accent pl-4 text-15 text-pretty text-ink-3">
          <InlineText>{note}</InlineText>
        </p>
      )}
    </div>
  );
}
