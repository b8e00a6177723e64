import type { MessageChannel } from '@alpha/contract';
import { useEffect, useState } from 'react';
import { dropTyped, keepTyped, readTyped } from '../tab-store';
import type { Language } from './filled-text';

/** What the user typed; undefined: as the template says. */
type Typed = { subject?: string; body?: string };
/** `picked`: undefined: the one that fits, null: none. */
type Text = { picked?: number | null; chosen?: Language; typed: Typed };
type Draft = Text & { replaced?: Text };

const isTyped = ({ subject, body }: Typed) => subject !== undefined || body !== undefined;

/**
 * A message as far as it is written. It is kept when the dialog closes, and what was typed can be brought back after
 * another template or language has taken its place.
 */
export function useMessageDraft(leadId: number, channel: MessageChannel) {
  const key = `message:${leadId}:${channel}`;
  const [kept] = useState(() => readTyped<Draft>(key));
  const [draft, setDraft] = useState<Draft>(kept ?? { typed: {} });
  const { replaced, ...text } = draft;
  useEffect(() => {
    if (isTyped(draft.typed) || draft.replaced) keepTyped(key, draft);
    else dropTyped(key);
  }, [key, draft]);

  const begin = (next: Partial<Text>) => {
    const before = isTyped(text.typed) ? text : replaced;
    setDraft({ ...text, ...next, typed: {}, ...(before && { replaced: before }) });
  };
  return {
    ...text,
    isRestored: kept !== null && isTyped(text.typed),
    isReplaced: replaced !== undefined,
    pick: (picked: number | null) => begin({ picked }),
    choose: (chosen: Language) => begin({ chosen }),
    type: (typed: Typed) => setDraft({ ...draft, typed: { ...text.typed, ...typed } }),
    bringBack: () => replaced && setDraft(replaced),
    /** With the text that fits. */
    startOver: () => setDraft({ typed: {}, replaced: text }),
    /** It was sent. */
    forget: () => dropTyped(key),
  };
}
