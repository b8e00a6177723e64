import type { ForecastsPage } from './load-forecasts';
import { useForecastWords } from './use-forecast-words';

export function UnknownsSection({ byYears }: { byYears: ForecastsPage['by_years'] }) {
  const { t, share } = useForecastWords();
  const heldAt = (years: number) =>
    share(byYears.find((each) => each.years === years)?.inside_90 ?? 0, 0);
  const points = [
    [t('unknown.home.title'), t('unknown.home.text')],
    [t('unknown.rents.title'), t('unknown.rents.text')],
    [t('unknown.decades.title'), t('unknown.decades.text')],
    [t('unknown.road.title'), t('unknown.road.text', { three: heldAt(3), five: heldAt(5) })],
    [t('unknown.world.title'), t('unknown.world.text')],
    [t('unknown.prints.title'), t('unknown.prints.text')],
  ];
  return (
    <section aria-labelledby="unknown-title" className="page pt-12 md:pt-16">
      <h2 id="unknown-title" className="text-28 tracking-[-0.018em]">
        {t('unknown.title')}
      </h2>
      <ul className="mt-5 grid gap-x-12 lg:grid-cols-3">
        {points.map(([title, text]) => (
          <li
            key={title}
            className="border-t border-line py-4 text-15 text-pretty text-ink-2 first:border-ink lg:nth-[-n+3]:border-ink"
          >
            <strong className="block text-16 font-medium text-ink">{title}</strong>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
