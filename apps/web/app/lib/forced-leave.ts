/** Set when the page must be left despite unsaved text: its user is signed out. */
let isForced = false;

export function reloadAtOnce(): void {
  isForced = true;
  window.location.reload();
}

export const isLeaveForced = (): boolean => isForced;
