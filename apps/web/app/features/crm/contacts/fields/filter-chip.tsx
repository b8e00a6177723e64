import { X } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';

type FilterChipProps = { name: string; value: string; onRemove: () => void };

export function FilterChip({ name, value, onRemove }: FilterChipProps) {
  const t = useT('contacts');
  const words = t('filter.chip', { name, value });
  return (
    <button
      type="button"
      aria-label={t('filter.remove', { name: words })}
      onClick={onRemove}
      className="relative inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-surface pr-2.5 pl-3.5 text-13 after:absolute after:-inset-y-1 after:inset-x-0 hover:bg-sunken"
    >
      <span className="truncate">{words}</span>
      <X aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0 text-ink-3" />
    </button>
  );
}
