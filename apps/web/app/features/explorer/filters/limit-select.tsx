import { useT } from '~/lib/i18n/use-t';
import { withOwnChoice } from '~/listings/own-choice';
import { Select } from '~/ui/select';

type LimitSelectProps = {
  label: string;
  choices: readonly number[];
  value: number | null;
  nameOf: (choice: number) => string;
  onChange: (value: number | null) => void;
};

/** One number of a short list, or the one that a link or a sentence has set. */
export function LimitSelect({ label, choices, value, nameOf, onChange }: LimitSelectProps) {
  const t = useT('explorer');
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={[
        { value: '', label: t('limits.any') },
        ...withOwnChoice(choices, value).map((choice) => ({
          value: String(choice),
          label: nameOf(choice),
        })),
      ]}
    />
  );
}
