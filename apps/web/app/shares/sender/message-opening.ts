/** About three lines of a phone. */
const MOST_CHARACTERS = 150;

/** The whole first paragraph if it is short, else its first sentences; the rest follows in paragraphs. */
export function openingOf(text: string): { first: string; rest: string[] } {
  const [paragraph = '', ...others] = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const end = openingEnd(paragraph);
  const left = paragraph.slice(end).trim();
  return { first: paragraph.slice(0, end), rest: left ? [left, ...others] : others };
}

function openingEnd(paragraph: string): number {
  if (paragraph.length <= MOST_CHARACTERS) return paragraph.length;
  const ends = [...paragraph.matchAll(/[.!?…](?=\s)|\n/g)].map(({ index }) => index + 1);
  // One long sentence stays whole: half of it would say something else.
  return ends.findLast((end) => end <= MOST_CHARACTERS) ?? ends[0] ?? paragraph.length;
}
