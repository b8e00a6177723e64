import type { MouseEvent } from 'react';
import { openFold } from './fold';

/** Scrolls to a section and opens it. Without a history entry: Back leaves the page. */
export function goToSection(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  openFold(section);
  section.scrollIntoView({ behavior: scrollBehavior() });
  // Keyboard navigation continues from the section.
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** For addresses that end with a section: `…#amortization`. */
export function openLinkedSection(): void {
  openFold(document.getElementById(window.location.hash.slice(1)));
}

export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
