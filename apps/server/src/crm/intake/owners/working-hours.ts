import type { OwnerRule } from '@alpha/contract';

type Hours = NonNullable<OwnerRule['hours']>;

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Whether it is working time in a zone. An end before the start is on the next day. */
export function isWorkingTime(hours: Hours, timeZone: string, now: Date): boolean {
  const { day, minutes } = clockIn(timeZone, now);
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const dayBefore = day === 1 ? 7 : day - 1;
  if (from < to) return hours.days.includes(day) && minutes >= from && minutes < to;
  return (
    (hours.days.includes(day) && minutes >= from) ||
    (hours.days.includes(dayBefore) && minutes < to)
  );
}

function clockIn(timeZone: string, now: Date): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: DAYS.indexOf(of('weekday')) + 1,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
