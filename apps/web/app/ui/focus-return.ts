import { type RefObject, useRef } from 'react';

const MENU_TRIGGER = 'button[aria-haspopup="menu"]';

/** The button of the last used menu: the menu item itself is unmounted when the dialog closes. */
let menuTrigger: HTMLElement | null = null;

export function rememberMenuOf(entry: Element): void {
  const id = entry.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  menuTrigger = id ? document.getElementById(id) : null;
}

type Opener = { element: HTMLElement | null; neighbors: Element[] };

/**
 * Where the focus goes when a dialog closes: back to what opened it; if its row is gone, to the row
 * beside it; else to the heading of the page. A focus the user moved on purpose stays.
 */
export function useFocusReturn() {
  const opener = useRef<Opener>({ element: null, neighbors: [] });
  return {
    onOpenAutoFocus: () => remember(opener),
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement === null || document.activeElement === document.body)
        targetOf(opener.current)?.focus();
    },
  };
}

function remember(opener: RefObject<Opener>): void {
  const active = document.activeElement;
  // An item that led to another page opened no dialog: its button is gone with the page.
  const trigger = menuTrigger?.isConnected ? menuTrigger : null;
  const element = trigger ?? (active instanceof HTMLElement ? active : null);
  menuTrigger = null;
  const row = element?.closest('tr, li');
  const neighbors = [row?.nextElementSibling, row?.previousElementSibling];
  opener.current = { element, neighbors: neighbors.filter((near) => near instanceof Element) };
}

function targetOf({ element, neighbors }: Opener): HTMLElement | null {
  if (element?.isConnected && element !== document.body) return element;
  const row = neighbors.find((near) => near.isConnected);
  return (
    row?.querySelector<HTMLElement>(MENU_TRIGGER) ??
    row?.querySelector<HTMLElement>('button, a') ??
    document.querySelector<HTMLElement>('main h1')
  );
}
