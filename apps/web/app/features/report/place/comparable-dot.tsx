import type { SurroundingsComparable } from '@alpha/contract';
import { cx } from '~/ui/class-names';

/** Round for a sale, a square on its corner for a rent: not by color alone. */
export function ComparableDot({ kind }: { kind: SurroundingsComparable['kind'] | 'subject' }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-2.5 shrink-0',
        kind === 'subject' && 'rounded-full bg-accent ring-2 ring-accent/30',
        kind === 'sale' && 'rounded-full bg-ink',
        kind === 'rent' && 'rotate-45 bg-gain',
      )}
    />
  );
}
