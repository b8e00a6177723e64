type DotRowsProps = {
  /** Of 100. */
  count: number;
};

const ROWS = 2;
const PER_ROW = 25;
const DOT =
  'block h-1.5 bg-[radial-gradient(circle,currentColor_2.5px,transparent_3px)] bg-size-[8px_6px]';
const WIDTH_PX = 8;

/** Fifty dots, each for two of a hundred; a small chance still has one. The count is said beside it. */
export function DotRows({ count }: DotRowsProps) {
  const dots = ROWS * PER_ROW;
  const filled = count === 0 ? 0 : Math.max(1, Math.round((count * dots) / 100));
  return (
    <span aria-hidden="true" className="grid max-w-full gap-1 overflow-hidden">
      {Array.from({ length: ROWS }, (_, row) => {
        const width = WIDTH_PX * Math.min(PER_ROW, Math.max(0, filled - row * PER_ROW));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity.
          <span key={row} className="relative block">
            <span style={{ width: WIDTH_PX * PER_ROW }} className={`${DOT} opacity-25`} />
            <span style={{ width }} className={`${DOT} absolute inset-y-0 left-0 text-loss`} />
          </span>
        );
      })}
    </span>
  );
}
