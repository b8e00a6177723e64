/** Field → header; an empty header leaves the field out. */
export type Mapping = Record<string, string>;

export const fieldOf = (mapping: Mapping, header: string): string =>
  Object.keys(mapping).find((field) => mapping[field] === header) ?? '';

/** Columns and fields map one to one: assigning either clears its previous partner. */
export function withField(mapping: Mapping, header: string, field: string): Mapping {
  const next: Mapping = {};
  for (const [known, from] of Object.entries(mapping)) next[known] = from === header ? '' : from;
  return field === '' ? next : { ...next, [field]: header };
}

/** Required columns that are not mapped, as reported by the server for its proposed mapping. */
export const stillMissing = (needed: readonly string[], mapping: Mapping): string[] =>
  needed.filter((field) => !mapping[field]);
