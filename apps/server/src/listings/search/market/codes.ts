import type { Kind } from './market-row.ts';

/** Numbers for names, in order of first use. */
export type Codes = ReturnType<typeof createCodes>;
/** As it is sent from thread to thread. */
export type CodeLists = {
  cities: readonly string[];
  states: readonly string[];
  kinds: readonly (Kind | null)[];
};

export function createCodes(known: CodeLists = { cities: [], states: [], kinds: [null] }) {
  const all = [...known.kinds];
  const kindCodes = new Map(all.flatMap((kind, code) => (kind ? [[nameOf(kind), code]] : [])));
  return {
    cities: new Map(known.cities.map((name, code) => [name, code])),
    states: new Map(known.states.map((name, code) => [name, code])),
    kinds: {
      all: all as readonly (Kind | null)[],
      codeOf(kind: Kind): number {
        const name = nameOf(kind);
        const code = kindCodes.get(name);
        if (code !== undefined) return code;
        const { beds, baths, cashFlowFirstYear, type } = kind;
        kindCodes.set(name, all.length);
        return all.push({ beds, baths, cashFlowFirstYear, type }) - 1;
      },
    },
  };
}

const nameOf = ({ beds, baths, cashFlowFirstYear, type }: Kind) =>
  `${beds} ${baths} ${cashFlowFirstYear} ${type}`;

export function codeOf(codes: Map<string, number>, name: string): number {
  const known = codes.get(name);
  if (known !== undefined) return known;
  codes.set(name, codes.size);
  return codes.size - 1;
}
