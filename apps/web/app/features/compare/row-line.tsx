import type { ComparedHome } from '@alpha/contract';
import { rowHint } from '@alpha/report-model/compare/row-label';
import type { ComparedRowKey } from '@alpha/report-model/compare/rows';
import type { scaleOfHomes } from '@alpha/report-model/compare/scale';
import type { ComparedCell, ShownRow } from '@alpha/report-model/compare/table';
import type { ComparedView } from '@alpha/report-model/compare/view';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { RangeBar } from '~/ui/range-bar';
import { useComparedWords } from './use-compared-words';

type Scale = ReturnType<typeof scaleOfHomes>;
type RowLineProps = {
  row: ShownRow;
  homes: readonly ComparedHome[];
  years: number;
  scale: Scale;
  view: ComparedView;
  onOrder: ((key: ComparedRowKey) => void) | undefined;
};

const LABEL =
  '-my-1 flex min-h-11 w-full flex-col items-start justify-start py-1 text-left text-14 leading-snug font-normal';

/** One figure of all homes; its name orders the columns by it. */
export function RowLine({ row, homes, years, scale, view, onOrder }: RowLineProps) {
  const t = useT('compare');
  const hint = rowHint(row.key, years, useComparedWords());
  const { order, isReversed } = view;
  const isOrder = order === row.key;
  const name = t(`row.${row.key}`);
  const Arrow = isReversed ? ArrowLeft : ArrowRight;
  const label = (
    <>
      <span className="inline-flex items-center gap-1 text-pretty">
        {name}
        {isOrder && <Arrow aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" />}
      </span>
      {hint && <span className="text-12 leading-snug text-pretty text-ink-3">{hint}</span>}
    </>
  );
  return (
    <tr>
      <th scope="row" className="compare-label align-top">
        {onOrder ? (
          <button
            type="button"
            aria-pressed={isOrder}
            title={t('order.by', { row: name })}
            onClick={() => onOrder(row.key)}
            className={cx(LABEL, 'cursor-pointer', isOrder ? 'text-accent' : 'hover:text-accent')}
          >
            {label}
          </button>
        ) : (
          <span className={cx(LABEL, isOrder && 'text-accent')}>{label}</span>
        )}
      </th>
      {row.cells.map((cell, i) => (
        <Cell
          key={cell.homeId}
          cell={cell}
          home={homes[i]}
          scale={row.unit === 'range' ? scale : null}
        />
      ))}
    </tr>
  );
}

type CellProps = { cell: ComparedCell; home: ComparedHome | undefined; scale: Scale };

function Cell({ cell, home, scale }: CellProps) {
  const t = useT('compare');
  const { text, note, tone, isBest, isKnown } = cell;
  const outcome = home?.figures?.outcome;
  return (
    <td className={cx('compare-cell figures align-top text-15', isBest && 'compare-best')}>
      <span
        className={cx(
          'flex items-center gap-1.5',
          isBest && 'font-semibold',
          tone === 'loss' && 'text-loss',
        )}
      >
        {isBest && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />}
        {isKnown ? (
          text
        ) : (
          <abbr title={t('noneWhy')} className="text-ink-3 no-underline">
            {text}
          </abbr>
        )}
        {isBest && <span className="sr-only">{t('bestMark')}</span>}
      </span>
      {scale && outcome && (
        <RangeBar
          look="fine"
          bar={scale(outcome)}
          label={t('bar', { home: home.address, range: note, median: text })}
        />
      )}
      {note && <span className="block text-12 text-ink-2">{note}</span>}
    </td>
  );
}
