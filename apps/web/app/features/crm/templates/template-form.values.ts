import {
  type MessageTemplate,
  type TemplateAudience,
  type TemplateKind,
  type TemplatePurpose,
  unknownPlaceholders,
  withPlaceholderWords,
} from '@alpha/contract';
import type { Language } from '../conversations/filled-text';
import type { Text } from './language-column';

export type TemplateValues = {
  name: string;
  nameEs: string;
  purpose: TemplatePurpose | null;
  audience: TemplateAudience;
  texts: Record<Language, Text>;
};

const EMPTY: Text = { subject: '', body: '' };

export const newValues = (audience: TemplateAudience): TemplateValues => ({
  ...{ name: '', nameEs: '', purpose: null, audience },
  texts: { en: EMPTY, es: EMPTY },
});

/** With the words that people read. */
export function valuesOf(template: MessageTemplate): TemplateValues {
  const { name, name_es, purpose, audience } = template;
  const textIn = (language: Language): Text => ({
    subject: withPlaceholderWords(template[`subject_${language}`], language),
    body: withPlaceholderWords(template[`body_${language}`], language),
  });
  return {
    ...{ name, nameEs: name_es ?? '', purpose, audience },
    texts: { en: textIn('en'), es: textIn('es') },
  };
}

export const bodyOf = ({ name, nameEs, texts: { en, es }, ...rest }: TemplateValues) => ({
  ...rest,
  name: name.trim(),
  name_es: nameEs.trim() || null,
  ...{ subject_en: en.subject, body_en: en.body, subject_es: es.subject, body_es: es.body },
});

export function isComplete(kind: TemplateKind, { name, texts }: TemplateValues): boolean {
  const isFine = (text: string) => text.trim() !== '' && unknownPlaceholders(text).length === 0;
  return (
    name.trim() !== '' &&
    [texts.en, texts.es].every(
      ({ subject, body }) => isFine(body) && (kind !== 'email' || isFine(subject)),
    )
  );
}

/** Which language was left as it was while the other one changed. */
export function forgotten(before: TemplateValues, now: TemplateValues): Language | null {
  const isSame = (language: Language) =>
    JSON.stringify(before.texts[language]) === JSON.stringify(now.texts[language]);
  if (isSame('en') === isSame('es')) return null;
  return isSame('en') ? 'en' : 'es';
}
