const STATES =
  'AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|FL florida|GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana|IA iowa|KS kansas|KY kentucky|LA louisiana|ME maine|MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada|NH new hampshire|NJ new jersey|NM new mexico|NY new york|NC north carolina|ND north dakota|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|RI rhode island|SC south carolina|SD south dakota|TN tennessee|TX texas|UT utah|VT vermont|VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming';

/** Two-letter codes that are words of a sentence too. */
const WORDS = new Set([
  'al',
  'co',
  'de',
  'hi',
  'in',
  'la',
  'ma',
  'me',
  'oh',
  'ok',
  'or',
  'pa',
  'va',
]);

const ROWS = STATES.split('|').map((row) => [row.slice(0, 2), row.slice(3)] as const);
const CODES: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([code, name]) => [
    [name, code],
    [code.toLowerCase(), code],
  ]),
);

/** The state written at this place; `listed`: those of the city before it, which settle doubtful codes. */
export function findState(
  words: readonly string[],
  start: number,
  listed: readonly string[],
): { state: string; length: number } | null {
  for (const length of [2, 1]) {
    const written = words.slice(start, start + length).join(' ');
    const state = CODES.get(written);
    if (state && (!WORDS.has(written) || listed.includes(state))) return { state, length };
  }
  return null;
}
