import { useMemo } from 'react';

/**
 * Data of a page as JSON in one string. The router's format keeps dates and references apart and takes a
 * phone a tenth of a second for a report; `JSON.parse` takes a hundredth. The server writes it faster too.
 */
export type Packed<Value> = string & { readonly value?: Value };

export function pack<Value>(value: Value): Packed<Value> {
  const packed = JSON.stringify(value);
  if (import.meta.env.SSR) remember(packed, value);
  return packed;
}

/** The same object for the same string. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => (drawnNow.get(packed) ?? JSON.parse(packed)) as Value, [packed]);
}

/** On the server: what was just packed for the pages that are drawn now, so that drawing does not read it again. */
const drawnNow = new Map<string, unknown>();
/** As many as are drawn at once, and a few that failed before they were. */
const MOST = 8;

function remember(packed: string, value: unknown): void {
  const [oldest] = drawnNow.keys();
  if (drawnNow.size >= MOST && oldest !== undefined) drawnNow.delete(oldest);
  drawnNow.set(packed, value);
}
