/** Splits a series where adjacent points are more than `maxStep` apart. */
export function runsOf<P extends { x: number }>(points: readonly P[], maxStep = Infinity): P[][] {
  const runs: P[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && point.x - before.x <= maxStep) run.push(point);
    else runs.push([point]);
  }
  return runs;
}
