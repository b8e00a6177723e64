import { Phone } from 'lucide-react';

/** Marks a planned call among tasks; the label is for screen readers. */
export function CallMark({ label, size = 14 }: { label: string; size?: number }) {
  return (
    <>
      <Phone
        aria-hidden="true"
        size={size}
        strokeWidth={1.75}
        className="mr-1 inline-block shrink-0 align-[-0.125em] text-accent"
      />
      <span className="sr-only">{label}: </span>
    </>
  );
}
