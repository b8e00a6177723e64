/** Digits as English and Spanish write them: 1,500, 1.500, 1.2 and 1,5. */
export function readDigits(text: string): number {
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (!last) return Number(text);
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(text) && new Set(signs).size === 1;
  if (isGrouped) return Number(text.replace(/[.,]/g, ''));
  const cut = text.lastIndexOf(last);
  const whole = text.slice(0, cut).replace(/[.,]/g, '');
  return Number(`${whole}.${text.slice(cut + 1).replace(/[.,]/g, '')}`);
}

/** In front of "million", three decimals are decimals: 1.250 million. */
export function readMillions(text: string): number {
  return /^\d{1,3}[.,]\d{3}$/.test(text) ? Number(text.replace(',', '.')) : readDigits(text);
}

const THOUSAND = ['k', 'mil', 'thousand', 'grand'];
const MILLION = ['m', 'mm', 'mill', 'mio', 'million', 'millions', 'millon', 'millones'];
export const SCALES: ReadonlyMap<string, number> = new Map([
  ...THOUSAND.map((word) => [word, 1e3] as const),
  ...MILLION.map((word) => [word, 1e6] as const),
]);

const UNITS = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(Object.entries(UNITS));

/** "half a million", "medio millón": a part of the scale that follows. */
export const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['medio', 0.5],
  ['quarter', 0.25],
]);
