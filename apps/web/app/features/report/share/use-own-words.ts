import { useEffect, useState } from 'react';
import { type OwnWords, ownWordsBehind } from '~/data/visitors';
import { findReaderKey } from '~/lib/reader-key';
import type { SharedReport } from '../load-shared-report';

/**
 * What this reader wrote behind a link made for nobody in particular. The server cannot know it when it renders
 * the page, which others may open too; null until it is known, and for other links.
 */
export function useOwnWords(token: string, { reply_by }: SharedReport): OwnWords | null {
  const [own, setOwn] = useState<OwnWords | null>(null);
  const mayHaveWritten = reply_by === null;
  useEffect(() => {
    if (!mayHaveWritten || !findReaderKey()) return;
    const leaving = new AbortController();
    // Without it the page shows what it shows to somebody new.
    ownWordsBehind(token, leaving.signal).then(setOwn, () => undefined);
    return () => leaving.abort();
  }, [token, mayHaveWritten]);
  return own;
}
