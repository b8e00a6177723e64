import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, iconButtonClass } from './button-look';
import { cx } from './class-names';

type IconButtonProps = {
  /** Accessible name; the button has no text. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isRound?: boolean;
  children: ReactNode;
};

export function IconButton({
  label,
  variant = 'quiet',
  size = 'md',
  isRound = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      aria-label={label}
      className={iconButtonClass(variant, size, cx(isRound && 'rounded-full', className))}
      {...rest}
    />
  );
}
