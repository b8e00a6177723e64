// Shade leans to plum and light to cream instead of black and white: pictures stay warm on paper.
export const SHADE = '#2c2a3c';
const CREAM = '#fffaf0';

export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => {
    const blended = Math.round(value + ((target[i] ?? value) - value) * amount);
    return blended.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export const darken = (color: string, amount: number) => mix(color, SHADE, amount);

export const lighten = (color: string, amount: number) => mix(color, CREAM, amount);

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
