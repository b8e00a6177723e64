/** Distance from the top of the window within which a section is active. */
const OFFSET_PX = 150;

/**
 * The active section: the last one whose top is within 150 px of the window's. At the end of the page
 * it is the last section, even if it is too short to get there.
 */
export function activeSection<Id extends string>(
  tops: readonly { id: Id; top: number }[],
  isAtEnd: boolean,
): Id | undefined {
  const ordered = [...tops].sort((a, b) => a.top - b.top);
  if (isAtEnd && ordered.length > 0) return ordered.at(-1)?.id;
  return (ordered.findLast(({ top }) => top <= OFFSET_PX) ?? ordered[0])?.id;
}
