import type { Sentence } from '@alpha/search-words';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { citiesQuery } from '~/data/listings';
import type { FilterChanges } from '../use-explorer-filter';
import { sentenceChanges } from './sentence-changes';

/** What a sentence asked for and the filters cannot do. */
export type SentenceRest = Pick<Sentence, 'unknown' | 'problems'>;

const loadWords = () => import('@alpha/search-words');

/**
 * Reads the text of the search box as a sentence. The parser is loaded when the box is used; without it,
 * or without the list of cities, the text is searched as it is.
 */
export function useSentence(
  onRead: (changes: FilterChanges, raw: string, rest: SentenceRest | null) => unknown,
  /** Of a sentence that was read on another page. */
  restBefore: SentenceRest | null = null,
) {
  const cache = useQueryClient();
  const [rest, setRest] = useState(restBefore);
  const latest = useRef('');

  const read = useCallback(
    async (text: string) => {
      const raw = text.trim();
      latest.current = raw;
      const sentence = raw === '' ? null : await readWith(cache, raw);
      // Something else was typed and submitted meanwhile.
      if (latest.current !== raw) return;
      const rest = sentence && restOf(sentence);
      setRest(rest);
      const { filters, text: search } = sentence ?? { filters: {}, text: raw };
      onRead({ ...sentenceChanges(filters), search }, raw, rest);
    },
    [cache, onRead],
  );
  const forget = useCallback(() => {
    latest.current = '';
    setRest(null);
  }, []);
  const prepare = useCallback(() => void loadWords().catch(() => undefined), []);
  return { rest, read, forget, prepare };
}

const restOf = ({ unknown, problems }: Sentence): SentenceRest | null =>
  unknown.length > 0 || problems.length > 0 ? { unknown, problems } : null;

async function readWith(cache: ReturnType<typeof useQueryClient>, raw: string) {
  try {
    const [{ readSentence }, cities] = await Promise.all([
      loadWords(),
      cache.ensureQueryData(citiesQuery).catch(() => []),
    ]);
    return readSentence(raw, { cities, year: new Date().getFullYear() });
  } catch {
    return null;
  }
}

/** Whether the grammar finds filters in a text that was searched word by word. */
export function useIsSentence(text: string): boolean {
  const cache = useQueryClient();
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    if (text === '') return;
    let isWanted = true;
    void readWith(cache, text).then((sentence) => {
      if (isWanted && sentence && Object.keys(sentence.filters).length > 0) setFound(text);
    });
    return () => {
      isWanted = false;
    };
  }, [cache, text]);
  return text !== '' && found === text;
}

/** For the page that shows the results. */
export const restState = (rest: SentenceRest | null) => ({ rest });

export function readRestState(state: unknown): SentenceRest | null {
  return (state as ReturnType<typeof restState> | null)?.rest ?? null;
}
