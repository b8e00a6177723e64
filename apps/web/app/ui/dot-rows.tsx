type DotRowsProps = {
  /** Of 100. */
  count: number;
};

const ROWS = 2;
const PER_ROW = 25;
/** As wide as there is room for 25 of them, at most 8 px each. */
const DOT =
  'block h-1.5 bg-[radial-gradient(circle,currentColor_2.5px,transparent_3px)] bg-size-[4%_6px]';
const WIDTH_PERCENT = 100 / PER_ROW;

/** Fifty dots, each for two of a hundred; a small chance still has one. The count is said beside it. */
export function DotRows({ count }: DotRowsProps) {
  const dots = ROWS * PER_ROW;
  const filled = count === 0 ? 0 : Math.max(1, Math.round((count * dots) / 100));
  return (
    <span aria-hidden="true" className="grid max-w-50 gap-1">
      {Array.from({ length: ROWS }, (_, row) => {
        const left = PER_ROW - Math.min(PER_ROW, Math.max(0, filled - row * PER_ROW));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity.
          <span key={row} className="relative block">
            <span className={`${DOT} opacity-25`} />
            <span
              style={{ clipPath: `inset(0 ${left * WIDTH_PERCENT}% 0 0)` }}
              className={`${DOT} absolute inset-0 text-loss`}
            />
          </span>
        );
      })}
    </span>
  );
}
