const NAMES: Record<string, string> = {
  AL: 'alabama',
  AK: 'alaska',
  AZ: 'arizona',
  AR: 'arkansas',
  CA: 'california',
  CO: 'colorado',
  CT: 'connecticut',
  DE: 'delaware',
  DC: 'district of columbia',
  FL: 'florida',
  GA: 'georgia',
  HI: 'hawaii',
  ID: 'idaho',
  IL: 'illinois',
  IN: 'indiana',
  IA: 'iowa',
  KS: 'kansas',
  KY: 'kentucky',
  LA: 'louisiana',
  ME: 'maine',
  MD: 'maryland',
  MA: 'massachusetts',
  MI: 'michigan',
  MN: 'minnesota',
  MS: 'mississippi',
  MO: 'missouri',
  MT: 'montana',
  NE: 'nebraska',
  NV: 'nevada',
  NH: 'new hampshire',
  NJ: 'new jersey',
  NM: 'new mexico',
  NY: 'new york',
  NC: 'north carolina',
  ND: 'north dakota',
  OH: 'ohio',
  OK: 'oklahoma',
  OR: 'oregon',
  PA: 'pennsylvania',
  PR: 'puerto rico',
  RI: 'rhode island',
  SC: 'south carolina',
  SD: 'south dakota',
  TN: 'tennessee',
  TX: 'texas',
  UT: 'utah',
  VT: 'vermont',
  VA: 'virginia',
  VI: 'virgin islands',
  WA: 'washington',
  WV: 'west virginia',
  WI: 'wisconsin',
  WY: 'wyoming',
  GU: 'guam',
  AS: 'american samoa',
  MP: 'northern mariana islands',
};

/** Two-letter code, from a code or a name. */
export function stateCode(state: string): string | null {
  const upper = state.trim().toUpperCase();
  if (NAMES[upper]) return upper;
  const lower = state.trim().toLowerCase();
  return Object.keys(NAMES).find((code) => NAMES[code] === lower) ?? null;
}

/** `New York` for `NY`; the code itself when it is unknown. */
export function stateName(code: string): string {
  const name = NAMES[code.toUpperCase()] ?? code;
  return name.replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
}
