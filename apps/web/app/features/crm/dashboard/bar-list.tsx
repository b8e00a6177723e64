import type { ReactNode } from 'react';

type Row = {
  key: string | number;
  label: string;
  value: number;
  /** The figure as it is read, with its link, which reaches over the whole row. */
  text: ReactNode;
  color?: string;
};

/** Parts of a whole as bars from a common baseline, each with its figure as text. */
export function BarList({ label, rows }: { label: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} className="figures grid gap-y-3 text-14">
      {rows.map(({ key, label, value, text, color = 'var(--chart-1)' }) => (
        <li
          key={key}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-1 hover:bg-sunken/60"
        >
          <span className="min-w-0 text-pretty text-ink-2">{label}</span>
          <span className="text-right font-[560] whitespace-nowrap">{text}</span>
          <span className="col-span-2 h-2 rounded-[2px] bg-sunken">
            <span
              className="block h-full rounded-[2px]"
              style={{ width: `${(100 * value) / most}%`, background: color }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
