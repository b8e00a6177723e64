/** The same sentence in both languages. */
export type Sentence = { en: string; es: string };
