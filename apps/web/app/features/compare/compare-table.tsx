import { groupName } from '@alpha/report-model/compare/row-label';
import type { ComparedRowKey } from '@alpha/report-model/compare/rows';
import { scaleOfHomes } from '@alpha/report-model/compare/scale';
import type { ComparedTable } from '@alpha/report-model/compare/table';
import type { ComparedView } from '@alpha/report-model/compare/view';
import { type CSSProperties, type RefObject, useEffect, useId, useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { HomeHead } from './home-head';
import { NameStrip } from './name-strip';
import { RowLine } from './row-line';
import { useComparedWords } from './use-compared-words';

type CompareTableProps = {
  table: ComparedTable;
  years: number;
  view: ComparedView;
  /** Without it the order is fixed. */
  onOrder?: ((key: ComparedRowKey) => void) | undefined;
  isStale: boolean;
  /** Height of what already sticks to the top of this page. */
  stickyTop: string;
  reportOf?: ((home: ComparedTable['homes'][number]) => string) | undefined;
  /** Without it the homes are fixed. */
  onRemove?: ((id: number) => void) | undefined;
};

/** The first column stays; the others scroll and snap, so that the page itself never scrolls sideways. */
export function CompareTable(props: CompareTableProps) {
  const { table, years, view, onOrder, isStale, stickyTop, reportOf, onRemove } = props;
  const t = useT('compare');
  const words = useComparedWords();
  const frame = useRef<HTMLElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const captionId = useId();
  const { homes, groups } = table;
  const scale = scaleOfHomes(homes);
  const { order, isReversed } = view;
  // The first column is the answer to a new order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the order.
  useEffect(() => {
    frame.current?.scrollTo({ left: 0 });
  }, [order, isReversed]);
  const remove = useFocusOnNeighbor(frame, homes, onRemove);
  const sizes = { '--homes': homes.length } as CSSProperties;
  return (
    <div style={sizes} className="compare max-md:-mx-(--gutter)">
      <NameStrip homes={homes} frame={frame} head={head} top={stickyTop} />
      <section
        ref={frame}
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard.
        tabIndex={0}
        aria-busy={isStale}
        className={cx('compare-frame', isStale && 'opacity-60')}
      >
        <table className="compare-table">
          <caption id={captionId} className="sr-only">
            {t('table', { count: homes.length })}
          </caption>
          <thead ref={head}>
            <tr>
              <td className="compare-label align-bottom">
                <p className="figures text-14 font-semibold">
                  {t('count', { count: homes.length, most: 8 })}
                </p>
                <p className="mt-0.5 flex items-center gap-1.5 text-13 text-ink-2">
                  <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
                  {t('best')}
                </p>
                {onOrder && (
                  <p className="mt-0.5 text-13 text-pretty text-ink-2 print:hidden">
                    {t('order.hint')}
                  </p>
                )}
              </td>
              {homes.map((home) => (
                <HomeHead
                  key={home.id}
                  home={home}
                  report={reportOf?.(home)}
                  onRemove={onRemove && (() => remove(home.id))}
                />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.key}>
              <tr>
                <th scope="rowgroup" className="compare-group">
                  <span>{groupName(group.key, years, words)}</span>
                </th>
                <td colSpan={homes.length} className="compare-group" />
              </tr>
              {group.rows.map((row) => (
                <RowLine key={row.key} {...{ row, homes, years, scale, view, onOrder }} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  );
}

/** The button that removes a column goes with it: on with that of the column in its place. */
function useFocusOnNeighbor(
  frame: RefObject<HTMLElement | null>,
  homes: ComparedTable['homes'],
  onRemove: ((id: number) => void) | undefined,
): (id: number) => void {
  const place = useRef<number | null>(null);
  const count = homes.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the column is gone.
  useEffect(() => {
    if (place.current === null) return;
    const buttons = frame.current?.querySelectorAll<HTMLElement>('thead button');
    buttons?.[Math.min(place.current, count - 1)]?.focus({ preventScroll: true });
    place.current = null;
  }, [count]);
  return (id) => {
    place.current = homes.findIndex((home) => home.id === id);
    onRemove?.(id);
  };
}
