import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { VERSION_GONE } from './reload-when-gone';
import { readSession } from './session';

type Draft = { userId: string; values: Record<string, unknown> };

/** The forms on the page with unsaved changes. */
const unsaved = new Set<() => void>();

/** Before a redirect to the login: keeps typed text in this tab until the user is back. */
export function keepDrafts(): void {
  for (const keep of unsaved) keep();
}

/**
 * Restores what was typed when the session expired, for the same user only. Secret fields are never
 * stored. Returns whether something was restored.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  secrets: readonly Path<Values>[] = [],
): boolean {
  const [key] = useState(() => `draft:${window.location.pathname}`);
  // Read now: the session is gone when the draft is saved.
  const [userId] = useState(() => readSession().userId ?? '');
  const [draft] = useState(() => readDraft(key, userId));
  const { isDirty } = form.formState;

  useEffect(() => {
    removeDraft(key);
    for (const [name, value] of Object.entries(draft ?? {}))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
  }, [key, draft, form]);

  useEffect(() => {
    if (!isDirty) return;
    const keep = () => writeDraft(key, { userId, values: withoutSecrets(form, secrets) });
    unsaved.add(keep);
    window.addEventListener(VERSION_GONE, keep);
    return () => {
      unsaved.delete(keep);
      window.removeEventListener(VERSION_GONE, keep);
    };
  }, [isDirty, key, userId, form, secrets]);
  return draft !== null;
}

function withoutSecrets<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  secrets: readonly Path<Values>[],
): Draft['values'] {
  const isOpen = ([name]: [string, unknown]) => !secrets.some((secret) => secret === name);
  return Object.fromEntries(Object.entries(form.getValues()).filter(isOpen));
}

function readDraft(key: string, userId: string): Draft['values'] | null {
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Draft | null;
    return draft?.userId === userId ? draft.values : null;
  } catch {
    return null;
  }
}

function writeDraft(key: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage full or forbidden: the text is lost.
  }
}

function removeDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing stored, nothing to remove.
  }
}
