/**
 * Rotates independent normals, in place, so that the first becomes the one that drives the sum
 * Σ weightₖ · zₖ: the first dimensions of a Sobol sequence are its best, and percentiles gain nothing
 * from it unless what they depend on lies there. A Householder reflection: still independent normals.
 */
export function rotateTowards(weights: readonly number[], normals: readonly Float64Array[]): void {
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
  if (length === 0) return;
  const axis = weights.map((weight, k) => (k === 0 ? 1 : 0) - weight / length);
  const squared = axis.reduce((sum, a) => sum + a * a, 0);
  if (squared < 1e-24) return;
  const points = normals[0]?.length ?? 0;
  const along = new Float64Array(points);
  normals.forEach((z, k) => {
    const a = axis[k] as number;
    for (let i = 0; i < points; i += 1) along[i] = (along[i] as number) + a * (z[i] as number);
  });
  normals.forEach((z, k) => {
    const a = (2 * (axis[k] as number)) / squared;
    for (let i = 0; i < points; i += 1) z[i] = (z[i] as number) - a * (along[i] as number);
  });
}
