import { useCallback, useEffect, useState } from 'react';
import { type ComparedBy, type Comparison, readComparison } from '~/data/compare';

type Loaded = {
  comparison: Comparison | undefined;
  /** The assumptions it was read with. */
  view: string;
  error: unknown;
  isLoading: boolean;
};

type Asked = {
  ids: readonly number[];
  view: string;
  isTogether: boolean;
  /** There is nothing to ask for. */
  isEmpty?: boolean;
};

/** Pages of visitors have no query client. The last answer stays while the next one loads, and when it fails. */
export function useVisitorComparison(by: Exclude<ComparedBy, { kind: 'staff' }>, asked: Asked) {
  const { view, isTogether, isEmpty = false } = asked;
  const ids = asked.ids.join(',');
  const token = by.kind === 'room' ? null : by.token;
  const { kind } = by;
  const [loaded, setLoaded] = useState<Loaded>({
    ...{ comparison: undefined, view, error: null, isLoading: true },
  });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    if (isEmpty) return;
    const leaving = new AbortController();
    setLoaded((before) => ({ ...before, isLoading: true }));
    const given = ids ? ids.split(',').map(Number) : [];
    const source =
      kind === 'room' || token === null ? ({ kind: 'room' } as const) : { kind, token };
    readComparison(source, { ids: given, view, isTogether }, leaving).then(
      (comparison) => setLoaded({ comparison, view, error: null, isLoading: false }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setLoaded((before) => ({ ...before, error, isLoading: false }));
      },
    );
    return () => leaving.abort();
  }, [kind, token, ids, view, isTogether, isEmpty, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { ...loaded, retry };
}
