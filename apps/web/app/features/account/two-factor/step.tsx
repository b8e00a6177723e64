import type { ReactNode } from 'react';

/** One numbered step; screen readers get the number from the list, the circle shows it. */
export function Step({
  number,
  text,
  children,
}: {
  number: number;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex gap-4 border-t border-line py-6 lg:py-8">
      <span
        aria-hidden="true"
        className="figures grid size-7 shrink-0 place-items-center rounded-full bg-ink text-13 font-medium text-paper"
      >
        {number}
      </span>
      <div className="grid min-w-0 flex-1 gap-x-16 gap-y-4 pt-0.5 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <p className="text-pretty">{text}</p>
        {children}
      </div>
    </li>
  );
}
