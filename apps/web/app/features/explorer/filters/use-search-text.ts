import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HistoryStep } from '../use-explorer-filter';

/** Fixed by the specification. */
const DEBOUNCE_MS = 500;

/**
 * The text of the search box: applied to the filters after a pause, and updated on back and forward.
 * Typing on after a pause replaces the history entry: Back must not step through half-typed words.
 */
export function useSearchText(
  search: string,
  onSearch: (search: string, step: HistoryStep) => void,
) {
  const [text, setText] = useFollowingText(search);
  const wanted = text.trim();
  /** What the current focus session has put into the URL. */
  const typed = useRef<string | null>(null);
  const onEnter = useCallback(() => {
    typed.current = null;
  }, []);
  const onPause = useEffectEvent(() => {
    const isTypingOn = typed.current === search;
    typed.current = wanted;
    onSearch(wanted, isTypingOn ? 'replace' : 'push');
  });
  useEffect(() => {
    if (wanted === search) return;
    const timer = setTimeout(() => onPause(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, search]);

  return { text, setText, onEnter };
}

/** Local text that follows the search when it changes from outside. */
export function useFollowingText(search: string) {
  const [text, setText] = useState(search);
  const [previous, setPrevious] = useState(search);
  // Changed from outside: back, forward, Reset All. Our own change comes back equal to the typed text.
  if (search !== previous) {
    setPrevious(search);
    if (search !== text.trim()) setText(search);
  }
  return [text, setText] as const;
}
