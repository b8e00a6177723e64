import { DATE_TAGS, type Locale } from './locale.ts';

/** Florida’s contracts run on its time. */
export const MIAMI = 'America/New_York';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What clocks there show, written as if in UTC. */
function wallOf(timeZone: string, at: number): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** `2026-11-20` and `17:00` of a time zone. */
export function wallTimeAt(timeZone: string, at: Date): { date: string; time: string } {
  const iso = new Date(wallOf(timeZone, at.getTime())).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * The instant at which clocks there show this. An hour that is shown twice is the first one; one that is skipped is
 * as much later as the clocks jump. Null: not a date and time.
 */
export function instantAt(timeZone: string, date: string, time: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return null;
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wall)) return null;
  const offsetAt = (at: number) => wallOf(timeZone, at) - at;
  const day = 86_400_000;
  const [before, after] = [wall - offsetAt(wall - day), wall - offsetAt(wall + day)];
  const [first, second] = before < after ? [before, after] : [after, before];
  const shown = [first, second].find((at) => wallOf(timeZone, at) === wall);
  return new Date(shown ?? before);
}

/** `Friday, November 20, 9:00 PM` */
export function formatDeadline(at: Date, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(DATE_TAGS[locale], {
    ...{ timeZone, weekday: 'long', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  }).format(at);
}

/** Where the city of a zone is written differently than in its name. */
const PLACES: Record<string, Record<Locale, string>> = {
  [MIAMI]: { en: 'Miami', es: 'Miami' },
  'America/Bogota': { en: 'Bogotá', es: 'Bogotá' },
  'America/Mexico_City': { en: 'Mexico City', es: 'Ciudad de México' },
  'America/Panama': { en: 'Panama', es: 'Panamá' },
  'America/Sao_Paulo': { en: 'São Paulo', es: 'São Paulo' },
  'Europe/London': { en: 'London', es: 'Londres' },
  'Europe/Paris': { en: 'Paris', es: 'París' },
  'Europe/Rome': { en: 'Rome', es: 'Roma' },
};

/** `America/Santo_Domingo` → `Santo Domingo` */
export const placeOfZone = (timeZone: string, locale: Locale): string =>
  PLACES[timeZone]?.[locale] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

const ZONES: Record<string, string> = {
  ...{ AR: 'America/Argentina/Buenos_Aires', BO: 'America/La_Paz', BR: 'America/Sao_Paulo' },
  ...{ CA: 'America/Toronto', CL: 'America/Santiago', CO: 'America/Bogota' },
  ...{ CR: 'America/Costa_Rica', DO: 'America/Santo_Domingo', EC: 'America/Guayaquil' },
  ...{ ES: 'Europe/Madrid', FR: 'Europe/Paris', GB: 'Europe/London', GT: 'America/Guatemala' },
  ...{ HN: 'America/Tegucigalpa', IT: 'Europe/Rome', MX: 'America/Mexico_City' },
  ...{ NI: 'America/Managua', PA: 'America/Panama', PE: 'America/Lima', PY: 'America/Asuncion' },
  ...{ SV: 'America/El_Salvador', US: MIAMI, UY: 'America/Montevideo', VE: 'America/Caracas' },
};

/** Where most people of a country live; Miami when it is not known. */
export const zoneOfCountry = (country: string | null): string => ZONES[country ?? ''] ?? MIAMI;

export type DeadlineMoment = { moment: string; place: string };

/** On the clock of this zone, then on Miami’s; one line for both where they agree. */
export function deadlineMoments(at: Date, locale: Locale, timeZone: string): DeadlineMoment[] {
  const moments = new Map<string, Set<string>>();
  for (const zone of [timeZone, MIAMI]) {
    const moment = formatDeadline(at, locale, zone);
    moments.set(moment, (moments.get(moment) ?? new Set()).add(placeOfZone(zone, locale)));
  }
  const list = new Intl.ListFormat(locale);
  return [...moments].map(([moment, places]) => ({ moment, place: list.format(places) }));
}
