/**
 * Rotates independent normals in place, so that the first one becomes the one that drives the sum Σ
 * weightₖ · zₖ. The first dimensions of a Sobol sequence are its best, and percentiles profit only
 * if they depend on them. A Householder reflection: the normals stay independent.
 */
export function rotateToward(weights: readonly number[], normals: readonly Float64Array[]): void {
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
  if (length === 0) return;
  const axis = weights.map((weight, k) => (k === 0 ? 1 : 0) - weight / length);
  const squared = axis.reduce((sum, a) => sum + a * a, 0);
  if (squared < 1e-24) return;
  const along = new Float64Array(normals[0]?.length ?? 0);
  normals.forEach((z, k) => {
    addScaled(along, z, axis[k] as number);
  });
  normals.forEach((z, k) => {
    addScaled(z, along, (-2 * (axis[k] as number)) / squared);
  });
}

function addScaled(target: Float64Array, values: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i += 1)
    target[i] = (target[i] as number) + factor * (values[i] as number);
}
