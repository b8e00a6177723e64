import type { ReactNode } from 'react';
import { cx } from './class-names';

export type Fact = {
  key?: string;
  label: ReactNode;
  value: ReactNode;
  /** Small print after the value: a unit or a share. */
  note?: ReactNode;
  isStrong?: boolean;
  /** Beside the label; on phones it opens below at full width. */
  how?: ReactNode;
};

type FactListProps = {
  facts: readonly Fact[];
  /** `ruled`: a hairline under each fact; `tight`: inside cards, no lines. */
  look?: 'ruled' | 'tight';
  className?: string;
};

export function FactList({ facts, look = 'ruled', className }: FactListProps) {
  const isRuled = look === 'ruled';
  return (
    <dl className={cx('figures', isRuled && 'border-t border-ink', className)}>
      {facts.map((fact, index) => (
        <div
          key={fact.key ?? index}
          className={cx(
            'flex items-baseline justify-between gap-x-4',
            fact.how !== undefined && 'max-md:flex-wrap max-md:gap-x-2',
            isRuled
              ? 'border-b border-line py-2.25 text-[0.90625rem]'
              : 'py-0.75 text-[0.84375rem]',
          )}
        >
          <dt
            className={cx(
              'min-w-0',
              fact.isStrong ? 'font-medium' : 'text-ink-2',
              // On phones label, button and explanation each take their place in the row.
              fact.how !== undefined && 'flex items-baseline gap-x-2 max-md:contents',
            )}
          >
            {fact.how === undefined ? fact.label : <span>{fact.label}</span>}
            {fact.how}
          </dt>
          <dd className={cx('ml-auto text-right', fact.isStrong ? 'font-semibold' : 'font-medium')}>
            {fact.value}
            {fact.note && <span className="ml-1 text-12 font-normal text-ink-3">{fact.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
