import { cx } from './class-names';

type RangeBarProps = {
  /** Positions on a line of 0 to 100. */
  bar: { low: number; zero: number; median: number; high: number };
  /** Read instead of the drawing. */
  label: string;
  /** `fine`: inside a card. */
  look?: 'bold' | 'fine';
  className?: string;
};

/** A range on a line with its zero: the part below it has the color of a loss. */
export function RangeBar({ bar, label, look = 'bold', className }: RangeBarProps) {
  const { low, zero, median, high } = bar;
  const isBold = look === 'bold';
  const thick = isBold ? 'h-2.5' : 'h-1.5';
  return (
    <div
      role="img"
      aria-label={label}
      className={cx('relative', isBold ? 'h-10' : 'h-5', className)}
    >
      <span className="absolute inset-x-0 bottom-2.5 h-1 translate-y-1/2 rounded-full bg-current opacity-20" />
      <Part {...{ from: low, to: Math.min(high, zero), thick }} color="bg-loss" />
      <Part {...{ from: Math.max(low, zero), to: high, thick }} color="bg-gain" />
      <span
        style={{ left: `${zero}%` }}
        className={cx(
          'absolute w-0.5 -translate-x-1/2 bg-current',
          isBold ? 'bottom-0 h-5' : 'bottom-0.5 h-4',
        )}
      />
      {isBold && (
        <span
          aria-hidden="true"
          style={{ left: `${zero}%` }}
          className="figures absolute top-0 -translate-x-1/2 text-13 leading-none text-ink-3"
        >
          0
        </span>
      )}
      <span
        style={{ left: `${median}%` }}
        className={cx(
          'absolute bottom-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-current',
          isBold ? 'size-5 border-4' : 'size-3.5 border-3',
          'bg-(--range-ground,var(--paper))',
        )}
      />
    </div>
  );
}

type PartProps = { from: number; to: number; thick: string; color: string };

function Part({ from, to, thick, color }: PartProps) {
  if (to <= from) return null;
  return (
    <span
      style={{ left: `${from}%`, width: `${to - from}%` }}
      className={cx('absolute bottom-2.5 translate-y-1/2 rounded-1', thick, color)}
    />
  );
}
