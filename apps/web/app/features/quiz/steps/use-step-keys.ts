import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Marks the groups that number keys choose from. */
export const CHOICE_GROUP = 'data-choices';

/** Number keys choose, Enter continues, wherever the focus is, except while typing. */
export function useStepKeys(form: RefObject<HTMLFormElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!form.current || !(target instanceof Element) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    // Buttons, links and fields handle Enter themselves.
    if (event.key === 'Enter' && !target.closest('a, button, input')) form.current.requestSubmit();
    if (/^[1-9]$/.test(event.key)) choose(form.current, Number(event.key));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: Element): boolean {
  return target.matches('input:not([type="radio"], [type="range"]), textarea, select');
}

/** In the focused group; otherwise in the first unanswered one. */
function choose(form: HTMLFormElement, number: number): void {
  const groups = [...form.querySelectorAll(`[${CHOICE_GROUP}]`)];
  const group =
    groups.find((candidate) => candidate.contains(document.activeElement)) ??
    groups.find((candidate) => !candidate.querySelector(':checked')) ??
    groups[0];
  const option = group?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[number - 1];
  option?.focus();
  option?.click();
}
