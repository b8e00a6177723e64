import type { ForecastScore } from '@alpha/contract';

/** What the wide range promises. */
export const PROMISE = 0.9;

/** Bars start here: at 60 %, or lower where one of them needs it. */
export function scaleStart(periods: readonly Pick<ForecastScore, 'inside_90'>[]): number {
  const lowest = Math.min(...periods.map(({ inside_90 }) => inside_90));
  return lowest >= 0.62 ? 0.6 : Math.max(0, Math.floor(10 * (lowest - 0.02)) / 10);
}

export const isKept = ({ inside_90 }: Pick<ForecastScore, 'inside_90'>): boolean =>
  inside_90 >= PROMISE;

/** The promise is kept about right within a point. */
export function averageVerdict(inside90: number): 'more' | 'right' | 'less' {
  if (inside90 > PROMISE + 0.01) return 'more';
  return inside90 < PROMISE - 0.01 ? 'less' : 'right';
}
