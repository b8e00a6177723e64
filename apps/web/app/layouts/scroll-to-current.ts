/** Centers the current entry of a bar that scrolls sideways; nothing else moves. */
export function scrollToCurrent(bar: HTMLElement | null): void {
  const current = bar?.querySelector<HTMLElement>('[aria-current]');
  if (bar && current)
    bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
}
