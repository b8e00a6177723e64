import { cx } from '../class-names';
import { colorVar, type LegendItem } from './chart.types';

export function Legend({ items, className }: { items: readonly LegendItem[]; className?: string }) {
  return (
    <ul className={cx('flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-2', className)}>
      {items.map((item) => (
        <li key={item.label} className="inline-flex items-center gap-1.75">
          <LegendKey {...item} />
          {item.label}
        </li>
      ))}
    </ul>
  );
}

export function LegendKey({ color, shape = 'box' }: Omit<LegendItem, 'label'>) {
  const value = colorVar(color);
  if (shape === 'line' || shape === 'dashed')
    return (
      <span
        className={cx('w-4 border-t-2', shape === 'dashed' && 'border-dashed')}
        style={{ borderColor: value }}
      />
    );
  return (
    <span
      className={cx('h-2.5 w-4 rounded-[1px]', shape === 'pale' && 'opacity-30')}
      style={{ background: value }}
    />
  );
}
