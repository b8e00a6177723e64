const MOST = 5;

type Dot = { index: number /** More pictures lie beyond it. */; isLast: boolean };

/** At most five dots, moving along with the picture that is shown. */
export function dotWindow(at: number, count: number): Dot[] {
  const first = Math.max(0, Math.min(at - Math.floor(MOST / 2), count - MOST));
  const last = Math.min(count, first + MOST) - 1;
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const index = first + step;
    return {
      index,
      isLast: (index === first && first > 0) || (index === last && last < count - 1),
    };
  });
}
