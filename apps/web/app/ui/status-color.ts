/**
 * Board columns cycle through twelve colors by their order; all have a contrast of 3:1 on every
 * background.
 */
const COLORS = 12;

export function statusColor(order: number): string {
  const place = ((((Math.trunc(order) - 1) % COLORS) + COLORS) % COLORS) + 1;
  return `var(--status-${place})`;
}
