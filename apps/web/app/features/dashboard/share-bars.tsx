type Row = { key: string | number; label: string; value: number; text: string; color?: string };

/** Parts of a whole as bars from one line, each with its figure in words. */
export function ShareBars({ label, rows }: { label: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} className="figures grid gap-y-3 text-14">
      {rows.map(({ key, label, value, text, color = 'var(--chart-1)' }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_6.5rem]"
        >
          <span className="min-w-0 text-pretty text-ink-2">{label}</span>
          <span className="h-3 rounded-[2px] bg-sunken max-md:order-last max-md:col-span-2">
            <span
              className="block h-full rounded-[2px]"
              style={{ width: `${(100 * value) / most}%`, background: color }}
            />
          </span>
          <span className="text-right font-[560] whitespace-nowrap">{text}</span>
        </li>
      ))}
    </ul>
  );
}
