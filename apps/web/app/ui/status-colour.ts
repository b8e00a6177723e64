/** Board columns cycle over twelve colours by their order; the tokens hold 3:1 on every ground. */
const COLOURS = 12;

export function statusColour(order: number): string {
  const place = ((((Math.trunc(order) - 1) % COLOURS) + COLOURS) % COLOURS) + 1;
  return `var(--status-${place})`;
}
