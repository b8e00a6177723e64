import { useEffect, useRef } from 'react';
import { isKeyTaken } from '~/lib/single-keys';
import { type Action, KEYS_OF } from './today-actions';

type Keys = {
  isBlocked: boolean;
  onStep: (by: 1 | -1) => void;
  onAct: (action: Action) => void;
  onOpen: () => void;
};

const STEPS: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Single keys while nothing else has the keyboard: no field, menu or dialog. */
export function useTodayKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { isBlocked, onStep, onAct, onOpen } = latest.current;
      if (isBlocked || event.defaultPrevented || isKeyTaken(event)) return;
      const step = STEPS[event.key];
      const action = (Object.keys(KEYS_OF) as Action[]).find((key) => KEYS_OF[key] === event.key);
      if (step) onStep(step);
      else if (action) onAct(action);
      // On a link or button it has its own meaning.
      else if (event.key === 'Enter' && !isOnControl(event)) onOpen();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const isOnControl = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('a, button, summary') !== null;
