export type PageSlot = number | 'gap';

/** Up to five pages: all. Otherwise the first, one either side of the current, and the last. */
export function pageWindow(current: number, last: number): PageSlot[] {
  const all = Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);
  if (last <= 5) return all;
  const shown = all.filter((page) => page === 1 || page === last || Math.abs(page - current) <= 1);
  return shown.flatMap((page, index): PageSlot[] =>
    index > 0 && page - (shown[index - 1] ?? page) > 1 ? ['gap', page] : [page],
  );
}
