import { cx } from '~/ui/class-names';

/** A key of the keyboard; only where there is one. */
export function KeyCap({ children, isOnDark = false }: { children: string; isOnDark?: boolean }) {
  return (
    <kbd
      className={cx(
        'min-w-5 rounded-1 border px-1 text-center font-sans text-12 leading-4.5 uppercase pointer-coarse:hidden',
        isOnDark ? 'border-current/40' : 'border-line bg-paper text-ink-2',
      )}
    >
      {children}
    </kbd>
  );
}
