import { type ReactNode, useId, useState } from 'react';
import { cx } from '../class-names';
import { FOLDED_ON_PHONES, PhoneFold } from '../phone-fold';

type RankRow = {
  key: string;
  label: ReactNode;
  /** Beside the label; on phones it opens below the row. */
  how?: ReactNode;
  value: ReactNode;
  /** Small print: what it is compared with. */
  note?: ReactNode;
  /** 0 to 100, 50 is the middle; null when unknown. */
  place: number | null;
  /** Belongs to the row above; on phones it is folded away first. */
  isIndented?: boolean;
  /** The bar's value in words. */
  rank: ReactNode;
};

type RankBarsProps = {
  label: string;
  rows: readonly RankRow[];
  /** Labels below the left end, the middle and the right end. */
  ends: readonly [left: string, middle: string, right: string];
  /** Label of the "show more" button on phones. */
  foldLabel: (isOpen: boolean) => string;
};

const SHOWN_ON_PHONES = 6;

const MIDDLE = 50;
const COLUMNS =
  'md:grid-cols-[minmax(0,1.1fr)_minmax(0,1.6fr)_minmax(0,1.3fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1.1fr)]';

/** Bars from a middle line: right for ahead, left for behind; each also in words. */
export function RankBars({ label, rows, ends, foldLabel }: RankBarsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const leads = rows.filter((row) => !row.isIndented);
  const isFoldable = leads.length < rows.length || leads.length > SHOWN_ON_PHONES;
  return (
    <div className="figures text-14">
      <ul id={listId} aria-label={label} className="grid gap-y-3.5 md:gap-y-2">
        {rows.map((row) => (
          <li
            key={row.key}
            className={cx(
              'gap-x-2 max-md:flex-wrap max-md:items-baseline md:grid md:items-center md:gap-x-4',
              (row.isIndented || leads.indexOf(row) >= SHOWN_ON_PHONES) && !isOpen
                ? `${FOLDED_ON_PHONES} max-md:print:flex`
                : 'max-md:flex',
              COLUMNS,
            )}
          >
            <span className="flex items-baseline gap-x-2 max-md:contents">
              <span
                className={cx(
                  'min-w-0',
                  row.isIndented ? 'pl-3.5 text-13 text-ink-3' : 'text-ink-2',
                )}
              >
                {row.label}
              </span>
              {row.how}
            </span>
            <span className="max-md:order-1 max-md:mt-1 max-md:w-full">
              <Track place={row.place} isThin={row.isIndented === true} />
            </span>
            <span className="flex flex-wrap items-baseline justify-end gap-x-2 max-md:ml-auto md:justify-between">
              <b className="font-[560]">{row.value}</b>
              <span className="text-12 text-ink-3">
                <span className="max-md:hidden">{row.note}</span>
                <span className="md:sr-only">{row.rank}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={cx('mt-2 grid gap-x-4 text-12 text-ink-3', COLUMNS)}>
        <span className="grid grid-cols-3 md:col-start-2">
          {ends.map((end, index) => (
            <span key={end} className={ALIGN[index]}>
              {end}
            </span>
          ))}
        </span>
      </div>
      {isFoldable && (
        <PhoneFold
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          label={foldLabel(isOpen)}
          controls={listId}
        />
      )}
    </div>
  );
}

const ALIGN = ['text-left', 'text-center', 'text-right'];

function Track({ place, isThin }: { place: number | null; isThin: boolean }) {
  const isAhead = place !== null && place >= MIDDLE;
  return (
    <span className={cx('relative block rounded-[2px] bg-sunken', isThin ? 'h-1.5' : 'h-3')}>
      {place !== null && place !== MIDDLE && (
        <span
          className={cx('absolute inset-y-0', isAhead ? 'bg-chart-1' : 'bg-chart-2')}
          style={{
            left: `${Math.min(place, MIDDLE)}%`,
            width: `${Math.abs(place - MIDDLE)}%`,
          }}
        />
      )}
      <span className="absolute -inset-y-1 left-1/2 -ml-px w-0.5 bg-ink" />
    </span>
  );
}
