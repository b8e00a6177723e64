import { useCallback, useEffect, useState } from 'react';
import {
  type ComparisonLink,
  endComparisonLink,
  type LinkMaker,
  readComparisonLinks,
} from '~/data/comparison-links';

/** Read each time the dialog opens; pages of visitors have no query client. */
export function useOwnLinks(maker: LinkMaker) {
  const [links, setLinks] = useState<readonly ComparisonLink[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    let isGone = false;
    readComparisonLinks(maker).then(
      (read) => {
        if (isGone) return;
        setLinks(read);
        setFailed(false);
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [maker, tries]);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  async function end(id: number): Promise<void> {
    await endComparisonLink(maker, id);
    setLinks((before) => before?.filter((link) => link.id !== id) ?? null);
  }
  return { links, isFailed, reload, end };
}

export type OwnLinks = ReturnType<typeof useOwnLinks>;
