import type { WeekHours } from '@alpha/contract';

const HOUR_MS = 3_600_000;
const STEP_MS = 900_000;
/** Nobody is called within the hour that they ask. */
const NOTICE_MS = 2 * HOUR_MS;
const DAYS_AHEAD = 7;
const MOST = 40;

/** Starts of the next whole-hour windows of a call, as instants; found by stepping, so summer time is right. */
export function nextCallWindows(hours: WeekHours, now: Date): Date[] {
  const clock = clockIn(hours.time_zone);
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const first = Math.ceil((now.getTime() + NOTICE_MS) / STEP_MS) * STEP_MS;
  const windows: Date[] = [];
  for (let at = first; at < first + DAYS_AHEAD * 24 * HOUR_MS; at += STEP_MS) {
    const { day, minutes } = clock(at);
    const isWhole = (minutes - from) % 60 === 0;
    if (!hours.days.includes(day) || minutes < from || minutes + 60 > to || !isWhole) continue;
    windows.push(new Date(at));
    if (windows.length === MOST) break;
  }
  return windows;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  } as Intl.DateTimeFormatOptions);
  return (at: number) => {
    const parts = format.formatToParts(at);
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return {
      day: DAYS.indexOf(of('weekday')) + 1,
      minutes: Number(of('hour')) * 60 + Number(of('minute')),
    };
  };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return 60 * hours + minutes;
}
