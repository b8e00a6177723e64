/** How often the homes above have said each thing. */
export type Said = ReadonlyMap<string, number>;

export const NOTHING_SAID: Said = new Map();

export const timesOf = (said: Said, code: string): number => said.get(code) ?? 0;
