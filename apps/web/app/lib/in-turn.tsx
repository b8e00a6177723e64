import { type ReactNode, use } from 'react';

/** Of all pages that are drawn at a time: each takes one turn of the event loop after the other. */
let last: Promise<unknown> = Promise.resolve();

const nextTurn = () => {
  last = last.then(() => new Promise<void>((go) => setImmediate(go)));
  return last;
};

/**
 * On the server: the rest of this component is drawn in a later turn of the event loop, so that a long page
 * does not hold up everybody else. Components that call it follow each other in the order of the page.
 */
export function useTurn(): void {
  if (import.meta.env.SSR) use(nextTurn());
}

/** A piece of a long page, see `useTurn`. */
export function InTurn({ children }: { children: ReactNode }) {
  useTurn();
  return children;
}
