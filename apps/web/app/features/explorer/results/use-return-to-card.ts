import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepScroll, keptScroll } from '~/lib/list-place';

type OpenedCard = { id: string; top: number };

/** Until images and cards above have their heights. */
const SETTLE_MS = 600;

/**
 * Back from a report, the opened card is where it was in the window. The same number of pixels would be another place:
 * cards above that have not been near have an estimated height.
 */
export function useReturnToCard(isReady: boolean): void {
  const { key } = useLocation();
  const name = `explorer:${key}`;

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a')) return;
      const card = target.closest<HTMLElement>('[data-card]');
      const id = card?.dataset.card;
      if (card && id) keepScroll(name, { id, top: card.getBoundingClientRect().top });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [name]);

  useEffect(() => {
    const opened = keptScroll<OpenedCard>(name);
    return isReady && opened ? holdCard(opened) : undefined;
  }, [name, isReady]);
}

/** Each frame, after the router's own scrolling, until the person scrolls. → stops it */
function holdCard({ id, top }: OpenedCard): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const end = performance.now() + SETTLE_MS;
  const step = () => {
    const card = document.querySelector(`[data-card="${CSS.escape(id)}"]`);
    if (signal.aborted || !card) return;
    const off = card.getBoundingClientRect().top - top;
    if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: 'instant' });
    if (performance.now() < end) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    window.addEventListener(kind, () => stop.abort(), { signal, passive: true });
  return () => stop.abort();
}
