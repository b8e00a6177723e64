import type { AlertFrequency } from '@alpha/contract';

const MINUTE_MS = 60_000;
/** News of one import come together. */
const GATHER_MS = 5 * MINUTE_MS;
/** Between two emails of an immediate search: an import may last for hours. */
const APART_MS = 30 * MINUTE_MS;
/** Local time of the investor’s country. */
const MORNING_HOUR = 8;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Where most people of a country with several time zones live, ISO 3166. */
const ZONES: Readonly<Record<string, string>> = {
  ...{ AR: 'America/Argentina/Buenos_Aires', BR: 'America/Sao_Paulo', CA: 'America/Toronto' },
  ...{ CL: 'America/Santiago', EC: 'America/Guayaquil', ES: 'Europe/Madrid' },
  ...{ MX: 'America/Mexico_City', PT: 'Europe/Lisbon', US: 'America/New_York' },
  ...{ AU: 'Australia/Sydney', CN: 'Asia/Shanghai', DE: 'Europe/Berlin', RU: 'Europe/Moscow' },
};
/** Most listings are there. */
const ELSEWHERE = 'America/New_York';

export function zoneOf(country: string | null): string {
  if (!country) return ELSEWHERE;
  return ZONES[country] ?? onlyZoneOf(country) ?? ELSEWHERE;
}

type WithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

/** Older versions of the runtime have it as a property. */
function onlyZoneOf(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const locale: WithZones = new Intl.Locale(`und-${country}`);
  return (locale.getTimeZones?.() ?? locale.timeZones)?.[0];
}

type Rhythm = { frequency: AlertFrequency; lastMailAt: Date | null; country: string | null };

/** When news found now are emailed. */
export function mailTime({ frequency, lastMailAt, country }: Rhythm, now: Date): Date {
  if (frequency === 'daily') return nextMorning(now, zoneOf(country));
  const apart = lastMailAt ? lastMailAt.getTime() + APART_MS : 0;
  return new Date(Math.max(now.getTime() + GATHER_MS, apart));
}

/** The first one after `now`. */
export function nextMorning(now: Date, zone: string): Date {
  const today = morningOf(now, zone);
  return today > now ? today : morningOf(new Date(now.getTime() + DAY_MS), zone);
}

function morningOf(day: Date, zone: string): Date {
  const { year, month, day: date } = partsIn(day, zone);
  const asUtc = Date.UTC(year, month - 1, date, MORNING_HOUR);
  const offset = (at: number) => {
    const { year, month, day, hour, minute } = partsIn(new Date(at), zone);
    return Date.UTC(year, month - 1, day, hour, minute) - at;
  };
  return new Date(asUtc - offset(asUtc - offset(asUtc)));
}

function partsIn(at: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute };
}
