import { spread } from './spread';

type EndLabel = { key: string; text: string; x: number; y: number };

/** Labels at the ends of lines, pushed apart when lines end together. */
export function EndLabels({ labels }: { labels: readonly EndLabel[] }) {
  const places = spread(
    labels.map(({ y }) => y),
    16,
  );
  return labels.map(({ key, text, x }, index) => (
    <text key={key} x={x + 8} y={(places[index] ?? 0) + 4} className="fill-ink font-medium">
      {text}
    </text>
  ));
}
