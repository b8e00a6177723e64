import { group, round } from './svg.ts';

/** Moves a drawing made around (0, 0); equal drawings moved this way are later stored once. */
export const moved = (x: number, y: number, art: string) =>
  group(art, `transform="translate(${round(x)} ${round(y)})"`);

// Only leaves: a group without groups inside, so that references never nest.
const LEAF = /<g transform="translate\(([^)]*)\)">((?:<(?!\/?g[ >])[^<]*)*)<\/g>/g;
const STAMP = /<g id="(\w+)">(?:<(?!\/?g[ >])[^<]*)*<\/g>/g;
const WORTH_SHARING = 90;

/** Stores every repeated part once and refers to it: a row of windows costs little more than one. */
export function shareRepeats(art: string): string {
  const uses = new Map<string, number>();
  for (const [, , inner = ''] of art.matchAll(LEAF)) uses.set(inner, (uses.get(inner) ?? 0) + 1);
  const ids = new Map<string, string>();
  for (const [inner, count] of uses) {
    if (count > 1 && inner.length > WORTH_SHARING) ids.set(inner, `r${ids.size}`);
  }
  const body = art.replace(LEAF, (whole, position: string, inner: string) => {
    const id = ids.get(inner);
    return id ? `<use href="#${id}" transform="translate(${position})"/>` : whole;
  });
  const stored = [...ids].map(([inner, id]) => group(inner, `id="${id}"`));
  return stored.length > 0 ? `<defs>${stored.join('')}</defs>${body}` : body;
}

/** Leaves out stamps that this picture defines but never places. */
export function dropUnused(art: string): string {
  return art.replace(STAMP, (whole, id: string) => (art.includes(`"#${id}"`) ? whole : ''));
}
