import {
  fillTemplate,
  type MessageFacts,
  type MessageTemplate,
  PLACEHOLDER_WORDS,
  placeholdersIn,
  unknownPlaceholders,
  withPlaceholderWords,
} from '@alpha/contract';

export type Language = 'en' | 'es';

/** A template for one lead; what is not known stays, in words. */
export function filledText(template: MessageTemplate, locale: Language, facts: MessageFacts) {
  const fill = (text: string) => withPlaceholderWords(fillTemplate(text, facts).text, locale);
  return {
    subject: fill(template[`subject_${locale}`]),
    body: fill(template[`body_${locale}`]),
  };
}

/** What is still in braces, in the words of the reader. */
export const blanksIn = (text: string, locale: Language): string[] => [
  ...placeholdersIn(text).map((key) => PLACEHOLDER_WORDS[locale][key]),
  ...unknownPlaceholders(text),
];
