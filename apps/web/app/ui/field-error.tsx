import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Color, icon and text: an error is never shown by color alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-13 text-loss">
      <CircleAlert aria-hidden="true" size={14} strokeWidth={1.75} className="mt-0.75 shrink-0" />
      <span className="text-pretty">{children}</span>
    </p>
  );
}
