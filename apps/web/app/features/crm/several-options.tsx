import { Checkbox } from '~/ui/checkbox';

type SeveralOptionsProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Values separated by commas. */
  value: string;
  onType: (value: string) => void;
};

/** Checkboxes for several of a list, in the order of the list. */
export function SeveralOptions({ label, options, value, onType }: SeveralOptionsProps) {
  const chosen = value.split(',').filter(Boolean);
  const toggle = (option: string, isOn: boolean) =>
    onType(
      options
        .map((one) => one.value)
        .filter((one) => (one === option ? isOn : chosen.includes(one)))
        .join(),
    );
  return (
    <fieldset aria-label={label} className="max-h-56 w-full overflow-y-auto">
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={({ target }) => toggle(option.value, target.checked)}
        />
      ))}
    </fieldset>
  );
}
