import { useEffect, useRef, useState } from 'react';
import { useUrlState } from './url-state';

/** Fixed by the specification. */
const DEBOUNCE_MS = 500;

/**
 * The text of a search box and its URL parameter. Typing updates the URL after a pause and resets the
 * page to 1; a changed URL updates the box.
 */
export function useUrlSearch(name = 'search') {
  const { params, set } = useUrlState();
  const inUrl = params.get(name) ?? '';
  const [text, setText] = useState(inUrl);
  const known = useRef(inUrl);

  useEffect(() => {
    if (inUrl === known.current) return;
    known.current = inUrl;
    setText(inUrl);
  }, [inUrl]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      set({ [name]: wanted, page: null });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, name, set]);

  return { text, setText, search: inUrl };
}
