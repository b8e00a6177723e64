import { CONTACT_FIELDS, type ContactField, type ContactValues } from './contact-values';

/** Shared by all forms of the site. In this tab only, because computers are shared. */
export const DRAFT_KEY = 'draft:contact';

/** Typed but unsent text, kept across reloads and pages; a cleared field stays cleared. */
export function keepDraft(values: ContactValues): void {
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values));
  } catch {
    // Storage full or forbidden: the text lives as long as the page.
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
