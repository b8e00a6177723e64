export const GROUPS = ['leads', 'homes', 'screens', 'actions'] as const;
export type Group = (typeof GROUPS)[number];

export type Entry = {
  id: string;
  group: Group;
  title: string;
  note?: string | undefined;
  /** Keys that do the same without the palette. */
  keys?: readonly string[] | undefined;
  run: () => void;
};

/** A screen that the header or the bar links to. */
export type Screen = { to: string; title: string; letter?: string | undefined };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every typed word starts a word of the title. */
export function isMatch(title: string, text: string): boolean {
  const words = plain(title).split(/[\s·-]+/);
  return plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
