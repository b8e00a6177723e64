import { CONTACT_FIELDS, type ContactField, type ContactValues } from './contact-values';

/** One for all forms of the site. In this tab only: a shared computer tells the next person nothing. */
export const DRAFT_KEY = 'draft:contact';

/** What was typed and not sent yet, over reload and from page to page; a cleared field stays cleared. */
export function keepDraft(values: ContactValues): void {
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values));
  } catch {
    // Full or forbidden: then it lives as long as the page does.
  }
}

export function readDraft(): Partial<ContactValues> {
  try {
    const stored: Partial<Record<ContactField, unknown>> = Object(
      JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? '{}'),
    );
    const typed = CONTACT_FIELDS.filter((field) => typeof stored[field] === 'string');
    return Object.fromEntries(typed.map((field) => [field, stored[field]]));
  } catch {
    return {};
  }
}

export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing stored, nothing to remove.
  }
}
