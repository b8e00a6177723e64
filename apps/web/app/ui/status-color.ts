/** Board columns cycle over twelve colors by their order; the tokens hold 3:1 on every ground. */
const COLORS = 12;

export function statusColor(order: number): string {
  const place = ((((Math.trunc(order) - 1) % COLORS) + COLORS) % COLORS) + 1;
  return `var(--status-${place})`;
}
