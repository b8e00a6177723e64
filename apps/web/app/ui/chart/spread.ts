/** Moves positions as little as possible so that they are `gap` apart, keeping their order. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  for (const [rank, index] of order.entries()) {
    const before = order[rank - 1];
    if (before === undefined) continue;
    const missing = gap - ((moved[index] ?? 0) - (moved[before] ?? 0));
    if (missing <= 0) continue;
    // A pair moves by half each; later ones follow.
    if (rank === 1) moved[before] = (moved[before] ?? 0) - missing / 2;
    moved[index] = (moved[before] ?? 0) + gap;
  }
  return moved;
}
