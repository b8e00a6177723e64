const MAX_STEPS = 200;

/**
 * A root of a continuous function between `low` and `high`, where its signs differ. False position
 * with the Illinois correction, halving the bracket whenever that is slower.
 */
export function findRoot(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  let [fa, fb] = [f(a), f(b)];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (fa === 0) return a;
    if (fb === 0) return b;
    const width = b - a;
    if (width <= 1e-15 * (Math.abs(a) + Math.abs(b))) break;
    const guess = step % 3 === 2 ? a + width / 2 : b - (fb * width) / (fb - fa);
    const x = guess > a && guess < b ? guess : a + width / 2;
    if (x === a || x === b) break;
    const fx = f(x);
    if (fx > 0 === fb > 0) {
      [b, fb] = [x, fx];
      fa /= 2;
    } else {
      [a, fa] = [x, fx];
      fb /= 2;
    }
  }
  return Math.abs(f(a)) < Math.abs(f(b)) ? a : b;
}
