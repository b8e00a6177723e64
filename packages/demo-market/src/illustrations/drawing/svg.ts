export type Point = readonly [x: number, y: number];

/** One decimal is finer than a screen pixel at 960 wide and keeps the files small. */
export function round(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** Path data with every number rounded. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  const data = parts.map((part, i) => part + (i < values.length ? round(values[i] ?? 0) : ''));
  // A minus sign separates numbers by itself.
  return data.join('').replaceAll(' -', '-');
}

/** Path data in whole pixels, for leaves and clouds, where nobody sees the difference. */
export function coarse(parts: TemplateStringsArray, ...values: readonly number[]): string {
  const whole = values.map((value) => Math.round(value));
  return d(parts, ...whole);
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(w, 0))}" height="${round(Math.max(h, 0))}" fill="${fill}"${attributes(more)}/>`;
}

export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return rect(x, y, w, h, fill, `rx="${round(radius)}"${attributes(more)}`);
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return `<polygon points="${list}" fill="${fill}"${attributes(more)}/>`;
}

export function path(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${attributes(more)}/>`;
}

export function stroke(data: string, color: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${round(width)}"${attributes(more)}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(more)}/>`;
}

/** Evenly spaced lines across a rectangle, drawn as one dashed stroke instead of many lines. */
export function ruled(
  area: readonly [x: number, y: number, w: number, h: number],
  direction: 'across' | 'upright',
  step: number,
  line: number,
  color: string,
  more = '',
): string {
  const [x, y, w, h] = area;
  const dashes = `stroke-dasharray="${round(line)} ${round(step - line)}"${attributes(more)}`;
  return direction === 'across'
    ? stroke(d`M${x + w / 2} ${y}v${h}`, color, w, dashes)
    : stroke(d`M${x} ${y + h / 2}h${w}`, color, h, dashes);
}

export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${attributes(more)}/>`;

export const group = (children: string, more = '') => `<g${attributes(more)}>${children}</g>`;

/** Places a drawing made around its own origin; mirroring turns it about that origin. */
export function place(x: number, y: number, scale: number, children: string, mirrored = false) {
  const sx = Math.round(scale * 1000) / 1000;
  const factors = mirrored ? `${-sx} ${sx}` : `${sx}`;
  return group(children, `transform="translate(${round(x)} ${round(y)}) scale(${factors})"`);
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => draw(i)).join('');
}

const attributes = (more: string) => (more === '' ? '' : ` ${more.trim()}`);
