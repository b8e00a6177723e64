import { parse } from 'node:querystring';

/** `Number` would also accept an empty string, spaces and hexadecimals. */
const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/;
const POINT = /^polygon\[(\d{1,3})\]\[(lat|lng)\]$/;

/** `polygon[0][lat]=25.7&polygon[0][lng]=-80.2` becomes the JSON that `polygon` takes. */
export function parseQueryString(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = { ...parse(text, '&', '=', { maxKeys: 2_000 }) };
  const points: Record<string, unknown>[] = [];
  for (const [key, value] of Object.entries(query)) {
    const [, index, axis] = POINT.exec(key) ?? [];
    if (index === undefined || axis === undefined) continue;
    delete query[key];
    const point = points[Number(index)] ?? {};
    point[axis] = NUMBER.test(String(value)) ? Number(value) : value;
    points[Number(index)] = point;
  }
  return points.length > 0 ? { ...query, polygon: JSON.stringify(points) } : query;
}
