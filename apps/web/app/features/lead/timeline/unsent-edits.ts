import { readSession } from '~/lib/session';

/** Words that were changed and not stored yet: kept in this tab, as new ones are. */
const nameOf = (activityId: number) => `unsent-edit:${readSession().userId ?? ''}:${activityId}`;

export function readEdit(activityId: number): string | null {
  try {
    return window.sessionStorage.getItem(nameOf(activityId));
  } catch {
    return null;
  }
}

export function keepEdit(activityId: number, body: string): void {
  try {
    window.sessionStorage.setItem(nameOf(activityId), body);
  } catch {
    // Full or forbidden: then they live as long as the page.
  }
}

export function dropEdit(activityId: number): void {
  try {
    window.sessionStorage.removeItem(nameOf(activityId));
  } catch {
    // Nothing stored, nothing to remove.
  }
}
