const Z95 = 1.6448536269514722;

export type Curve = { density: (value: number) => number };

/**
 * A smooth curve through three percentiles: a shifted log-normal, which has exactly these three, and
 * a normal where they show no lean to the right.
 */
export function curveThrough(p5: number, median: number, p95: number): Curve | null {
  const [below, above] = [median - p5, p95 - median];
  if (!(below > 0 && above > 0)) return null;
  const lean = above / below;
  if (lean < 1.005) {
    const sigma = (p95 - p5) / (2 * Z95);
    return { density: (value) => bell((value - median) / sigma) / sigma };
  }
  const sigma = Math.log(lean) / Z95;
  const scale = above / (lean - 1);
  const start = median - scale;
  return {
    density: (value) => {
      const ratio = (value - start) / scale;
      if (ratio <= 0) return 0;
      return bell(Math.log(ratio) / sigma) / (sigma * scale * ratio);
    },
  };
}

const bell = (z: number) => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
