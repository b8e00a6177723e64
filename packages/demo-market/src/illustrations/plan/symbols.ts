import { box, circle, d, ellipse, rect, repeat, stroke } from '../drawing/svg.ts';

export const INK = '#33405a';
const SHEET = '#fbf8f1';
const LINE = `stroke="${INK}" stroke-width="1.4"`;

/** Drawing symbols seen from above; every one starts at the corner (0, 0) of its own box. */
export function bedSymbol(w: number, h: number, tint: string): string {
  const pillow = w * 0.36;
  return (
    box(0, 0, w, h, 3, SHEET, LINE) +
    box(0, h * 0.34, w, h * 0.66, 3, tint, LINE) +
    box(w * 0.09, 5, pillow, h * 0.18, 3, SHEET, LINE) +
    box(w - w * 0.09 - pillow, 5, pillow, h * 0.18, 3, SHEET, LINE)
  );
}

export const tubSymbol = (w: number, h: number) =>
  rect(0, 0, w, h, SHEET, LINE) +
  box(4, 4, w - 8, h - 8, Math.min(w, h) * 0.3, SHEET, LINE) +
  circle(w > h ? 11 : w / 2, w > h ? h / 2 : 11, 1.6, INK);

export const showerSymbol = (size: number) =>
  rect(0, 0, size, size, SHEET, LINE) +
  stroke(d`M0 0L${size} ${size}M${size} 0L0 ${size}`, INK, 0.8) +
  circle(size / 2, size / 2, 2, INK);

export const toiletSymbol = () =>
  rect(0, 0, 22, 9, SHEET, LINE) + ellipse(11, 19, 9, 11, SHEET, LINE);

export const basinSymbol = (w: number) =>
  rect(0, 0, w, 20, SHEET, LINE) + ellipse(w / 2, 11, w * 0.3, 6, SHEET, LINE);

export function sofaSymbol(w: number, tint: string): string {
  return (
    box(0, 0, w, 34, 5, tint, LINE) +
    box(0, 0, w, 10, 4, SHEET, LINE) +
    box(0, 4, 9, 30, 4, SHEET, LINE) +
    box(w - 9, 4, 9, 30, 4, SHEET, LINE) +
    stroke(d`M${w / 2} 11V33`, INK, 1)
  );
}

export function tableSymbol(w: number, h: number, seats: number): string {
  const step = w / seats;
  const chairs = repeat(
    seats,
    (i) =>
      box(step * (i + 0.5) - 8, -12, 16, 13, 3, SHEET, LINE) +
      box(step * (i + 0.5) - 8, h - 1, 16, 13, 3, SHEET, LINE),
  );
  return chairs + box(0, 0, w, h, 3, SHEET, LINE);
}

export const roundTableSymbol = (r: number) =>
  repeat(4, (i) => {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    return circle(r + Math.cos(angle) * (r + 4), r + Math.sin(angle) * (r + 4), 8, SHEET, LINE);
  }) + circle(r, r, r, SHEET, LINE);

export const hobSymbol = () =>
  rect(0, 0, 34, 24, SHEET, LINE) +
  [
    [9, 7],
    [25, 7],
    [9, 17],
    [25, 17],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.6, 'none', LINE))
    .join('');

export const sinkSymbol = () => box(0, 0, 34, 18, 4, SHEET, LINE) + circle(17, 9, 1.6, INK);

export const washerSymbol = () => rect(0, 0, 26, 26, SHEET, LINE) + circle(13, 14, 8, 'none', LINE);

export const plantSymbol = (r: number) =>
  circle(0, 0, r, 'none', LINE) +
  stroke(
    repeat(6, (i) => d`M0 0L${Math.cos(i * 1.05) * r} ${Math.sin(i * 1.05) * r}`),
    INK,
    0.8,
  );

export const wardrobeSymbol = (w: number, h: number) =>
  rect(0, 0, w, h, SHEET, LINE) +
  stroke(
    w > h ? d`M4 ${h / 2}H${w - 4}` : d`M${w / 2} 4V${h - 4}`,
    INK,
    0.9,
    'stroke-dasharray="3 3"',
  );
