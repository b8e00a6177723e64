import type { ArticleBlock as Block } from './article.types';
import { ArticleTable } from './article-table';
import { InlineNodes, InlineText } from './inline-text';
import { splitRunInHeading } from './run-in-heading';

/** A paragraph, or a text with a list, a table and a note below it. */
export function ArticleBlock({ block, anchor }: { block: Block; anchor: string }) {
  if (typeof block === 'string') return <OpeningText anchor={anchor}>{block}</OpeningText>;
  const { text, bullets, table, note } = block;
  return (
    <div className="grid gap-4">
      <OpeningText anchor={anchor}>{text}</OpeningText>
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
        <p className="border-l-2 border-line pl-4 text-15 text-pretty text-ink-3">
          <InlineText>{note}</InlineText>
        </p>
      )}
    </div>
  );
}

/** A bold opening is the heading of the block, so that screen readers can jump to it. */
function OpeningText({ anchor, children }: { anchor: string; children: string }) {
  const { heading, rest } = splitRunInHeading(children);
  return (
    <div>
      {heading && (
        <h2 id={anchor} className="mt-4 mb-2 text-28 tracking-[-0.015em] text-ink">
          <InlineNodes nodes={heading} />
        </h2>
      )}
      <p className="text-pretty">
        <InlineNodes nodes={rest} />
      </p>
    </div>
  );
}
