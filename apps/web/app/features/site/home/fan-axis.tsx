import { useT } from '~/lib/i18n/use-t';
import { YEARS } from './example-home';

const TICKS = [2, 4, 5, 6, 8, 10];
/** Wide screens label every second year, phones only the middle. */
const PHONE_TICKS = [5, 10];

export function FanAxis({ today }: { today: string }) {
  const t = useT('site');
  return (
    <div className="relative h-7 border-t border-line text-12 text-ink-3">
      <Tick year={0} className="items-start">
        {today}
      </Tick>
      {TICKS.map((year) => (
        <Tick key={year} year={year} className={placeOf(year)}>
          {t('fan.year', { year })}
        </Tick>
      ))}
    </div>
  );
}

function placeOf(year: number): string {
  const when = PHONE_TICKS.includes(year) ? (year === 5 ? 'md:hidden' : '') : 'max-md:hidden';
  const side =
    year === YEARS
      ? '-translate-x-full items-end xl:-translate-x-1/2 xl:items-center'
      : '-translate-x-1/2 items-center';
  return `${when} ${side}`;
}

type TickProps = { year: number; className: string; children: string };

function Tick({ year, className, children }: TickProps) {
  return (
    <span
      className={`figures absolute top-0 flex flex-col whitespace-nowrap before:h-1.5 before:w-px before:bg-edge ${className}`}
      style={{ left: `${(year / YEARS) * 100}%` }}
    >
      {children}
    </span>
  );
}
