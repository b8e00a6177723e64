/** What stays where the person was mentioned. */
export const CUT = '…';

/** Changes the texts in JSON, at any depth; names of fields, numbers and everything else stay. */
export function cutStrings<T>(json: T, cut: (text: string) => string): T {
  if (typeof json === 'string') return cut(json) as T;
  if (Array.isArray(json)) return json.map((each) => cutStrings(each, cut)) as T;
  if (typeof json !== 'object' || json === null) return json;
  const fields = Object.entries(json).map(([name, value]) => [name, cutStrings(value, cut)]);
  return Object.fromEntries(fields) as T;
}
