import { useT } from '~/lib/i18n/use-t';
import { RemovableChip } from '~/ui/removable-chip';

type FilterChipProps = { name: string; value: string; onRemove: () => void };

export function FilterChip({ name, value, onRemove }: FilterChipProps) {
  const t = useT('contacts');
  const text = t('filter.chip', { name, value });
  return (
    <RemovableChip
      text={text}
      removeLabel={t('filter.remove', { name: text })}
      onRemove={onRemove}
    />
  );
}
