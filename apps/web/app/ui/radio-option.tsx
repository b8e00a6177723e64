import type { ComponentProps } from 'react';
import { cx } from './class-names';
import type { Choice } from './radio-group';

export type RadioLook = 'list' | 'cards' | 'chips';

const SHAPE: Record<RadioLook, string> = {
  list: 'items-center gap-3 text-15',
  cards:
    'items-start gap-3 rounded-3 border border-line bg-surface p-4 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-wash has-checked:hover:border-accent',
  chips:
    'items-center rounded-full border border-edge bg-surface px-4 text-14 font-medium transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent',
};

const DOT =
  'size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface transition-[border-width,border-color] checked:border-6 checked:border-accent disabled:bg-sunken';

/** A chip hides its radio, so the chip itself shows the focus. */
const CHIP_FOCUS =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

export function RadioOption({
  choice,
  look,
  input,
}: {
  choice: Choice<string>;
  look: RadioLook;
  input: ComponentProps<'input'>;
}) {
  return (
    <label
      className={cx(
        'relative flex min-h-11 cursor-pointer has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        SHAPE[look],
        look === 'chips' && CHIP_FOCUS,
      )}
    >
      <input
        type="radio"
        value={choice.value}
        disabled={choice.isDisabled ?? false}
        className={look === 'chips' ? 'sr-only' : cx(DOT, look === 'cards' && 'mt-0.5')}
        {...input}
      />
      <span className="grid min-w-0 gap-0.5">
        <span className={cx('flex items-center gap-2', look === 'cards' && 'font-medium')}>
          {choice.icon}
          {choice.label}
        </span>
        {choice.description && (
          <span className="text-14 leading-normal text-pretty text-ink-2">
            {choice.description}
          </span>
        )}
      </span>
    </label>
  );
}
