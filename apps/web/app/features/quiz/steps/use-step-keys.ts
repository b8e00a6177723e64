import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Marks the groups that number keys choose from. */
export const CHOICE_GROUP = 'data-choices';

/** Number keys choose, Enter goes on, wherever the focus is, unless somebody is typing. */
export function useStepKeys(form: RefObject<HTMLFormElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!form.current || !(target instanceof Element) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    // Buttons, links and fields know by themselves what Enter does.
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

/** In the group that has the focus; otherwise in the first that has no answer yet. */
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
