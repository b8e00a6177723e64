import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { cx } from './class-names';
import { CONTROL, FieldShell, fieldWiring } from './field-shell';

type Option = { id: number; name: string; note: string };

type ComboboxProps = {
  label: string;
  /** Names the list of options. */
  listLabel: string;
  /** Shown when nothing was found. */
  none: string;
  error?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
  /** Undefined while there is nothing to choose from. */
  options: readonly Option[] | undefined;
  onPick: (id: number) => void;
};

/** Type, then choose: arrow keys move, Enter takes, Escape closes the list (see `Dialog` for the next one). */
export function Combobox({
  label,
  listLabel,
  none,
  error,
  value,
  onValueChange,
  options,
  onPick,
  ...rest
}: ComboboxProps & Omit<ComponentProps<'input'>, 'value'>) {
  const id = useId();
  const [isClosed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = options !== undefined && !isClosed;
  const rows = isOpen ? options : [];
  const current = rows[active];
  const optionId = (option: Option) => `${id}-option-${option.id}`;

  function move(by: number) {
    setClosed(false);
    const count = options?.length ?? 0;
    if (count > 0) setActive(active < 0 && by < 0 ? count - 1 : (active + by + count) % count);
  }
  function pick(option: Option) {
    setActive(-1);
    onPick(option.id);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Escape' && rows.length > 0) {
      setClosed(true);
      setActive(-1);
    }
    if (key === 'ArrowDown') move(1);
    if (key === 'ArrowUp') move(-1);
    // One result needs no arrow.
    const chosen = current ?? (rows.length === 1 ? rows[0] : undefined);
    if (key === 'Enter' && chosen) pick(chosen);
    // Enter must not send the form around it.
    if (['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) event.preventDefault();
  }
  return (
    <FieldShell id={id} label={label} error={error}>
      <input
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-autocomplete="list"
        aria-expanded={isOpen && rows.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && optionId(current)}
        value={value}
        onChange={(event) => {
          setClosed(false);
          setActive(-1);
          onValueChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className={CONTROL}
        {...fieldWiring(id, { error })}
        {...rest}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        className={cx('rounded-2 border border-line', rows.length === 0 && 'hidden')}
      >
        {rows.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
          <div
            key={option.id}
            id={optionId(option)}
            role="option"
            tabIndex={-1}
            aria-selected={option === current}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            className="grid min-h-11 cursor-pointer content-center px-3 py-1.5 not-last:border-b not-last:border-line hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
          >
            <span className="text-15 font-medium">{option.name}</span>
            <span className="text-13 wrap-anywhere text-ink-3">{option.note}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-14 text-ink-3 empty:hidden">
        {isOpen && rows.length === 0 && none}
      </p>
    </FieldShell>
  );
}
