import { localDay } from '~/lib/local-time';

/** `<input type="datetime-local">` uses local time without a zone. */
export function toLocalInput(iso: string): string {
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${localDay(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Null: empty or invalid. */
export function fromLocalInput(value: string): string | null {
  const at = new Date(value);
  return value === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export function tomorrowAtTen(now = new Date()): string {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 10);
  return toLocalInput(at.toISOString());
}

/** A due date in the past is allowed: a task can be recorded late. */
export function isPastInput(value: string, now = new Date()): boolean {
  const at = fromLocalInput(value);
  return at !== null && Date.parse(at) < now.getTime();
}
