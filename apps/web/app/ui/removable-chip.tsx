import { X } from 'lucide-react';

type RemovableChipProps = { text: string; removeLabel: string; onRemove: () => void };

/** A filter that is set; a click removes it. */
export function RemovableChip({ text, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="relative inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-surface pr-2.5 pl-3.5 text-13 after:absolute after:-inset-y-1 after:inset-x-0 hover:bg-sunken"
    >
      <span className="figures truncate first-letter:uppercase">{text}</span>
      <X aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0 text-ink-3" />
    </button>
  );
}
