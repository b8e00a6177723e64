import { remembered } from '../../platform/lib/remembered.ts';

/** Abbreviations in place names; directions only at the start. */
const SHORT: Record<string, string> = {
  ft: 'Fort',
  st: 'Saint',
  ste: 'Sainte',
  mt: 'Mount',
  pt: 'Port',
  bch: 'Beach',
  hts: 'Heights',
  spgs: 'Springs',
  spg: 'Spring',
  vlg: 'Village',
  lk: 'Lake',
  twp: 'Township',
  grdns: 'Gardens',
  gdns: 'Gardens',
};
const DIRECTIONS: Record<string, string> = {
  n: 'North',
  no: 'North',
  s: 'South',
  so: 'South',
  e: 'East',
  w: 'West',
};

/** MLS placeholders such as "Other City - In The State Of Florida". */
export const isPlaceholderCity = remembered((city): boolean =>
  /^(other|out of|unincorporated|not applicable|none|unknown)\b/i.test(city.trim()),
);

/** Key shared by all spellings of a city. */
export const cityKey = (city: string, state: string): string => keyOf(`${state}\n${city}`);

const keyOf = remembered((place) => {
  const [state = '', city = ''] = place.split('\n');
  const plain = expanded(city, state)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/[ -]+/g, ' ');
  return `${state.toUpperCase()}|${plain}`;
});

/** Display name: full words; title case if the source is all upper or all lower case. */
export function cityName(city: string, state: string): string {
  const name = expanded(city, state);
  return isOneCase(name) ? titled(name) : name;
}

/** Mixed case, such as "McAllen", is kept. */
export const isWrittenWithCare = (city: string): boolean => !isOneCase(city);

const isOneCase = (name: string) => name === name.toUpperCase() || name === name.toLowerCase();

const titled = (name: string) =>
  name
    .toLowerCase()
    .replace(
      /(^|[\s-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/ (Of|The|By|On|In|De|Del)(?= )/g, (word) => word.toLowerCase());

function expanded(city: string, state: string): string {
  const words = city
    .replace(new RegExp(`,\\s*${state.replace(/\W/g, '')}\\.?\\s*$`, 'i'), '')
    .replace(/[.,]/g, ' ')
    .trim()
    .split(/\s+/);
  return words
    .map((word, place) => {
      const plain = word.toLowerCase();
      const isFirstOfMany = place === 0 && words.length > 1;
      const whole =
        (isFirstOfMany ? DIRECTIONS[plain] : undefined) ??
        (words.length > 1 ? SHORT[plain] : undefined);
      if (!whole) return word;
      return isOneCase(city) && city === city.toUpperCase() ? whole.toUpperCase() : whole;
    })
    .join(' ');
}
