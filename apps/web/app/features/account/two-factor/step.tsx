import type { ReactNode } from 'react';

/** One numbered step; the list says the number aloud, the circle shows it. */
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
    <li className="flex gap-4 border-t border-line py-6">
      <span
        aria-hidden="true"
        className="figures grid size-7 shrink-0 place-items-center rounded-full bg-ink text-13 font-medium text-paper"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="text-pretty">{text}</p>
        {children}
      </div>
    </li>
  );
}
