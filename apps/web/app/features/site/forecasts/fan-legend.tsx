import { useT } from '~/lib/i18n/use-t';

const KEYS = {
  actual: 'w-4.5 border-t-[2.5px] border-chart-2',
  median: 'w-6 border-t-2 border-dashed border-chart-1',
  half: 'h-2.5 w-4.5 rounded-[1px] bg-chart-1/30',
  wide: 'h-2.5 w-4.5 rounded-[1px] bg-chart-1/13',
  known: 'w-4.5 border-t-2 border-ink-3',
} as const;

export function FanLegend({ hasActual }: { hasActual: boolean }) {
  const t = useT('forecasts');
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-2">
      {Object.entries(KEYS)
        .filter(([key]) => hasActual || key !== 'actual')
        .map(([key, look]) => (
          <li key={key} className="inline-flex items-center gap-1.75">
            <span className={look} aria-hidden="true" />
            {t(`fan.legend.${key as keyof typeof KEYS}`)}
          </li>
        ))}
    </ul>
  );
}
