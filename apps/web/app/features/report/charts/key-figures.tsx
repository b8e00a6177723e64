import type { ReactNode } from 'react';

type KeyFigure = { label: string; figure: ReactNode; how?: ReactNode };

/** The figures under a chart. On phones a "How?" opens below its figure, at full width. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {figures.map(({ label, figure, how }) => (
        <li
          key={label}
          className="flex min-w-0 flex-wrap content-start items-baseline gap-x-2 has-[section]:col-span-full"
        >
          <span>{label}</span>
          {how}
          <span data-how-figure className="figures w-full text-18 font-[560] text-ink">
            {figure}
          </span>
        </li>
      ))}
    </ul>
  );
}
