import type { ArticleBlock } from './article.types';
import { InlineText } from './inline-text';

type Table = NonNullable<Exclude<ArticleBlock, string>['table']>;

/** Wide tables scroll inside themselves; the first column stays put. */
export function ArticleTable({ table }: { table: Table }) {
  const label = table.headers.join(', ');
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto"
    >
      <table
        className={`figures w-full border-collapse border-t border-ink text-14 ${table.headers.length > 3 ? 'min-w-120' : ''}`}
      >
        <thead>
          <tr className="text-left text-ink-3">
            {table.headers.map((header, i) => (
              <th
                key={header}
                scope="col"
                className={`border-b border-line py-2.5 font-medium ${cell(i)}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head = '', ...rest]) => (
            <tr key={head} className="align-top">
              <th
                scope="row"
                className={`border-b border-line py-2.5 text-left font-medium text-ink ${cell(0)}`}
              >
                <InlineText>{head}</InlineText>
              </th>
              {rest.map((value, i) => (
                <td
                  key={table.headers[i + 1]}
                  className={`border-b border-line py-2.5 ${cell(i + 1)}`}
                >
                  <InlineText>{value}</InlineText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cell(column: number): string {
  return column === 0
    ? 'sticky left-0 bg-paper pr-3'
    : 'px-2 text-right whitespace-nowrap last:pr-0 md:px-3';
}
