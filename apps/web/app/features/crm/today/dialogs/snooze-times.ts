export const SNOOZES = ['hours', 'tomorrow', 'week'] as const;
export type Snooze = (typeof SNOOZES)[number];

const MORNING_HOUR = 9;

/** In the viewer's time zone. */
export function snoozeEnd(choice: Snooze, now = new Date()): Date {
  if (choice === 'hours') return new Date(now.getTime() + 2 * 3_600_000);
  // On a Monday, the next one is in seven days.
  const days = choice === 'tomorrow' ? 1 : (8 - now.getDay()) % 7 || 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING_HOUR);
}
