import { useEffect, useEffectEvent, useState } from 'react';

/** Fixed by the specification. */
const DEBOUNCE_MS = 500;

/** The text of the search box: it reaches the filters after a pause, and follows back and forward. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [previous, setPrevious] = useState(search);
  // Changed from outside: back, forward, Reset All. Our own change comes back as what is typed.
  if (search !== previous) {
    setPrevious(search);
    if (search !== text.trim()) setText(search);
  }

  const wanted = text.trim();
  const onPause = useEffectEvent(() => onSearch(wanted));
  useEffect(() => {
    if (wanted === search) return;
    const timer = setTimeout(() => onPause(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, search]);

  return { text, setText };
}
