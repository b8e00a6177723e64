/** Drag image: the card itself, lifted and slightly tilted. */
export function pictureOf(card: HTMLElement): HTMLElement {
  const picture = card.cloneNode(true) as HTMLElement;
  picture.removeAttribute('data-card');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  const { width, height } = card.getBoundingClientRect();
  Object.assign(picture.style, {
    width: `${width}px`,
    height: `${height}px`,
    rotate: '1.6deg',
    backgroundColor: 'var(--surface)',
    borderColor: 'var(--accent)',
    outline: '1px solid var(--accent)',
    boxShadow: '0 2px 4px var(--shadow-ink), 0 24px 56px -16px var(--shadow-ink-3)',
    pointerEvents: 'none',
  });
  return picture;
}
