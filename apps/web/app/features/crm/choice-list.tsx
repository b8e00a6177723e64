import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { KeyCap } from '~/ui/key-cap';

type ChoiceListProps<C> = {
  choices: readonly C[];
  keyOf: (choice: C) => string | number;
  labelOf: (choice: C) => ReactNode;
  onChoose: (choice: C) => void;
};

/** Up to nine choices as buttons; 1 to 9 choose directly. */
export function ChoiceList<C>({ choices, keyOf, labelOf, onChoose }: ChoiceListProps<C>) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = choices[Number(event.key) - 1];
    if (!choice || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(choice);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the buttons inside.
    <div className="grid gap-2" onKeyDown={onKeyDown}>
      {choices.map((choice, index) => (
        <button
          key={keyOf(choice)}
          ref={index === 0 ? first : undefined}
          type="button"
          onClick={() => onChoose(choice)}
          className="flex min-h-11 items-center gap-3 rounded-2 border border-line bg-surface px-3.5 text-left text-15 hover:border-edge"
        >
          <span className="flex-1">{labelOf(choice)}</span>
          {index < 9 && <KeyCap>{String(index + 1)}</KeyCap>}
        </button>
      ))}
    </div>
  );
}
