const TOKENS = {
  land: '--map-land',
  water: '--map-water',
  park: '--map-park',
  road: '--map-road',
  roadEdge: '--map-road-2',
  text: '--map-text',
  line: '--line',
  ink: '--ink',
  surface: '--surface',
  accent: '--accent',
} as const;

/** Each as `#rrggbb`: Terra Draw accepts nothing else. */
export type MapColors = Record<keyof typeof TOKENS, `#${string}`>;

/** The tokens as computed inside `element`; `light-dark()` is only resolved on a real property. */
export function readMapColors(element: HTMLElement): MapColors {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const entries = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, hexOf(getComputedStyle(probe).color)];
  });
  probe.remove();
  return Object.fromEntries(entries) as MapColors;
}

/** `rgb(18, 32, 58)` → `#12203a`. */
export function hexOf(rgb: string): `#${string}` {
  const parts = (rgb.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const hex = parts.map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${hex.length === 3 ? hex.join('') : '000000'}`;
}

/** Calls back when the system changes between light and dark. */
export function onThemeChange(listener: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
