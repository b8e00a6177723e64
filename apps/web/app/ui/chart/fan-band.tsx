import { areaPath } from './paths';

type FanBandAreaProps = {
  ranges: readonly (readonly [low: number, high: number] | null)[];
  x: (index: number) => number;
  y: (value: number) => number;
};

/** One band of a fan; where low and high are equal it is a point. */
export function FanBandArea({ ranges, x, y }: FanBandAreaProps) {
  const points = ranges.flatMap((range, index) =>
    range ? [{ at: x(index), low: y(range[0]), high: y(range[1]) }] : [],
  );
  return (
    <path
      d={areaPath(
        points.map(({ at, high }) => [at, high] as const),
        points.map(({ at, low }) => [at, low] as const),
      )}
      className="fill-ink/18 stroke-ink/35"
      strokeWidth={0.75}
      strokeLinejoin="round"
    />
  );
}
