import { ChevronDown } from 'lucide-react';
import { cx } from './class-names';

/** Class of a collapsed row; always visible on wide screens and in print. */
export const FOLDED_ON_PHONES = 'max-md:not-print:hidden';

type PhoneFoldProps = { isOpen: boolean; onToggle: () => void; label: string; controls: string };

/** Below a long list: on phones, expands the rest. */
export function PhoneFold({ isOpen, onToggle, label, controls }: PhoneFoldProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 text-14 font-medium text-accent md:hidden print:hidden"
    >
      {label}
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className={cx('shrink-0 transition-transform duration-200', isOpen && 'rotate-180')}
      />
    </button>
  );
}
