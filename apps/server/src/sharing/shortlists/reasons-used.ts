/** How often properties higher in the list used each reason or caution, by code. */
export type ReasonsUsed = ReadonlyMap<string, number>;

export const NO_REASONS_USED: ReasonsUsed = new Map();

export const timesOf = (used: ReasonsUsed, code: string): number => used.get(code) ?? 0;
