import { useEffect, useRef } from 'react';
import { isKeyTaken } from '~/lib/single-keys';

/** After `g`, this long for the letter of a screen. */
const SECOND_KEY_MS = 1_500;

type Commands = {
  onPalette: () => void;
  onShortcuts: () => void;
  onNew: () => void;
  /** → whether a screen has this letter. */
  onGo: (letter: string) => boolean;
};

/** Ctrl or Cmd K anywhere; `/`, `?`, `n` and `g` with a letter while nothing else has the keyboard. */
export function useCommandKeys(commands: Commands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    let goUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const run = latest.current;
      const key = event.key.toLowerCase();
      const isGoing = performance.now() < goUntil;
      goUntil = 0;
      if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey)
        run.onPalette();
      else if (isKeyTaken(event)) return;
      else if (isGoing && run.onGo(key)) goUntil = 0;
      else if (key === 'g') goUntil = performance.now() + SECOND_KEY_MS;
      else if (key === '/') run.onPalette();
      else if (key === '?') run.onShortcuts();
      else if (key === 'n') run.onNew();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the keys of the screen: the second letter of `g t` is not the screen's `t`.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
