import { useLayoutEffect, useRef, useState } from 'react';
import { submitVisitor } from '~/data/visitor-lead';
import { useT } from '~/lib/i18n/use-t';
import { askedHome, forgetAskedHome } from '~/visitors/asked-home';
import { honeypotValue } from '~/visitors/honeypot';
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

/** Generous for slow connections: a retry is the same lead, but a lost visitor is lost. */
const PATIENCE_MS = 20_000;

export type ContactState = 'idle' | 'incomplete' | 'sending' | 'sent' | 'failed';

/**
 * Uncontrolled fields: text typed before hydration stays, and only a successful submit clears it.
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
    const homeId = askedHome()?.id;
    const origin = { place, countryLabel: t('country'), utms: utmsOf(), homeId };
    const post = contactPost(values, origin);
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      await submitVisitor({ ...post, ...honeypotValue(fields) }, { signal });
      forgetDraft();
      forgetAskedHome();
      form.current?.reset();
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  return { form, state, mistakes, note, send };
}

/** An error disappears once it is fixed; new ones appear at the next submit. */
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
