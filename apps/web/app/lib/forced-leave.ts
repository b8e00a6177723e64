/** Set when the page has to be left whatever is typed: it belongs to somebody who is signed out. */
let isForced = false;

export function reloadAtOnce(): void {
  isForced = true;
  window.location.reload();
}

export const isLeaveForced = (): boolean => isForced;
