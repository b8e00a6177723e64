/** Two fields have other names in mappings, reasons and content hashes that earlier versions stored. */
const EARLIER = { stories: 'storeys', neighborhood: 'neighbourhood' } as const;

const CURRENT = new Map<string, string>(
  Object.entries(EARLIER).map(([now, before]) => [before, now]),
);

export const currentName = (field: string): string => CURRENT.get(field) ?? field;

export const earlierName = (field: string): string =>
  field in EARLIER ? EARLIER[field as keyof typeof EARLIER] : field;

export const withCurrentNames = (mapping: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(mapping).map(([field, header]) => [currentName(field), header]),
  );
