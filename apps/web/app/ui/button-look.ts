import { cx } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

const BASE = 'button';

/** The small size looks 36 px high; its pseudo-element keeps the target at 44. */
const SMALL_TARGET = 'after:absolute after:-inset-x-px after:-inset-y-1.25';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-ink text-paper hover:bg-ink-2',
  secondary: 'border-edge bg-surface text-ink hover:bg-sunken',
  accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  quiet: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-loss text-paper hover:bg-loss/90',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4.5 text-15',
  sm: cx('min-h-9 px-3 text-14', SMALL_TARGET),
};

const SQUARES: Record<ButtonSize, string> = {
  md: 'size-11 shrink-0',
  sm: cx('size-9 shrink-0', SMALL_TARGET),
};

export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string) {
  return cx(BASE, VARIANTS[variant], SIZES[size], className);
}

export function iconButtonClass(variant: ButtonVariant, size: ButtonSize, className?: string) {
  return cx(BASE, VARIANTS[variant], SQUARES[size], className);
}
