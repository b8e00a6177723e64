import { useT } from '~/lib/i18n/use-t';
import { withOwnChoice } from '~/listings/own-choice';
import { Select } from '~/ui/select';
import { ROOM_CHOICES } from '../explorer.params';

type RoomsSelectProps = {
  label: string;
  /** Spanish uses different words for bedrooms and baths. */
  anyLabel: string;
  value: number | null;
  onChange: (value: number | null) => void;
};

export function RoomsSelect({ label, anyLabel, value, onChange }: RoomsSelectProps) {
  const t = useT('explorer');
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
      options={[
        { value: '', label: anyLabel },
        ...withOwnChoice(ROOM_CHOICES, value).map((count) => ({
          value: String(count),
          label: t('filters.atLeast', { count }),
        })),
      ]}
    />
  );
}
