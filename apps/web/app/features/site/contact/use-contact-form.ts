import { useLayoutEffect, useRef, useState } from 'react';
import { submitVisitor } from '~/data/visitor-lead';
import { useT } from '~/lib/i18n/use-t';
import { robotIn } from '~/visitors/honeypot';
import { knownVisitor } from '~/visitors/known-visitor';
import { utmsOf } from '~/visitors/visitor-source';
import { forgetDraft, keepDraft, readDraft } from './contact-draft';
import { type ContactPlace, contactPost } from './contact-post';
import {
  CONTACT_FIELDS,
  firstMistake,
  isIncomplete,
  type Mistakes,
  mistakesIn,
  readValues,
} from './contact-values';

/** Longer than a slow line takes: the same post sent again is one lead, a lost visitor is none. */
const PATIENCE_MS = 20_000;

export type ContactState = 'idle' | 'incomplete' | 'sending' | 'sent' | 'failed';

/**
 * The fields keep their own text, so that what is typed before the page's program has come stays, and
 * nothing that happens to the page afterwards can take it away; only success does.
 */
export function useContactForm(place: ContactPlace) {
  const t = useT('contactForm');
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<ContactState>('idle');
  const [mistakes, setMistakes] = useState<Mistakes>({});

  useLayoutEffect(() => {
    if (form.current) fillEmpty(form.current, { ...knownVisitor(), ...readDraft() });
  }, []);

  function note() {
    if (!form.current) return;
    const values = readValues(new FormData(form.current));
    keepDraft(values);
    if (state === 'sent') setState('idle');
    const left = stillWrong(mistakes, mistakesIn(values, isOdd(form.current)));
    setMistakes(left);
    if (state === 'incomplete' && !isIncomplete(left)) setState('idle');
  }

  async function send() {
    if (!form.current || state === 'sending') return;
    const fields = new FormData(form.current);
    const values = readValues(fields);
    const found = mistakesIn(values, isOdd(form.current));
    const first = firstMistake(found);
    setMistakes(found);
    setState(first ? (isIncomplete(found) ? 'incomplete' : 'idle') : 'sending');
    if (first) return fieldOf(form.current, first)?.focus();
    const post = contactPost(values, { place, countryLabel: t('country'), utms: utmsOf() });
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      await submitVisitor({ ...post, ...robotIn(fields) }, { signal });
      forgetDraft();
      form.current?.reset();
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  return { form, state, mistakes, note, send };
}

/** A mistake goes when it is mended; a new one waits for the next press of the button. */
function stillWrong(before: Mistakes, now: Mistakes): Mistakes {
  return Object.fromEntries(
    Object.entries(before).filter(([field, mistake]) => now[field as keyof Mistakes] === mistake),
  );
}

function fillEmpty(form: HTMLFormElement, values: Partial<Record<string, string>>): void {
  for (const name of CONTACT_FIELDS) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = values[name] ?? '';
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

const isOdd = (form: HTMLFormElement) => fieldOf(form, 'email')?.validity.typeMismatch ?? false;
