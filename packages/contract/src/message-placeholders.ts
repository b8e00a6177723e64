/** What a template fills in by itself. */
export const PLACEHOLDERS = [
  'first_name',
  'budget',
  'liked_home',
  'declined_home',
  'asked_home',
  'sent_home',
  'my_name',
  'my_phone',
  'my_calendar',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What is known about a lead and the writer, in one language; an absent one is unknown. */
export type MessageFacts = Partial<Record<Placeholder, string>>;

/** As people read and type them; templates are stored with the keys. */
export const PLACEHOLDER_WORDS = {
  en: {
    first_name: 'first name',
    budget: 'budget',
    liked_home: 'property they like',
    declined_home: 'property they declined',
    asked_home: 'property they asked about',
    sent_home: 'property sent',
    my_name: 'my name',
    my_phone: 'my phone',
    my_calendar: 'my calendar',
  },
  es: {
    first_name: 'nombre',
    budget: 'presupuesto',
    liked_home: 'propiedad que le gusta',
    declined_home: 'propiedad descartada',
    asked_home: 'propiedad consultada',
    sent_home: 'propiedad enviada',
    my_name: 'mi nombre',
    my_phone: 'mi teléfono',
    my_calendar: 'mi agenda',
  },
} as const satisfies Record<'en' | 'es', Record<Placeholder, string>>;

const IN_BRACES = /\{([^{}\n]{1,60})\}/g;
/** `[With {budget} to invest, …|What are you looking for?]` */
const OPTIONAL = /\[([^[\]]*)\]/g;

const KEYS = new Map<string, Placeholder>(
  PLACEHOLDERS.flatMap((key) => [
    [key, key],
    [PLACEHOLDER_WORDS.en[key], key],
    [PLACEHOLDER_WORDS.es[key], key],
  ]),
);
const keyOf = (words: string): Placeholder | undefined => KEYS.get(words.trim().toLowerCase());

/** What is in braces and is no placeholder, as it was written. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(IN_BRACES)].flatMap(([, words = '']) => (keyOf(words) ? [] : words)),
  ),
];

/** The placeholders in a text, known ones only. */
export const placeholdersIn = (text: string): Placeholder[] => [
  ...new Set([...text.matchAll(IN_BRACES)].flatMap(([, words = '']) => keyOf(words) ?? [])),
];

/** With the words of a language, for people. */
export const withPlaceholderWords = (text: string, locale: 'en' | 'es'): string =>
  text.replace(IN_BRACES, (whole, words: string) => {
    const key = keyOf(words);
    return key ? `{${PLACEHOLDER_WORDS[locale][key]}}` : whole;
  });

/** With keys, as stored. */
export const withPlaceholderKeys = (text: string): string =>
  text.replace(IN_BRACES, (whole, words: string) => {
    const key = keyOf(words);
    return key ? `{${key}}` : whole;
  });

/**
 * Fills in what is known. A part in brackets is left out when one of its placeholders is unknown; what follows
 * its `|` is written instead. `missing`: placeholders that stay in the text.
 */
export function fillTemplate(
  text: string,
  facts: MessageFacts,
): { text: string; missing: Placeholder[] } {
  const chosen = text.replace(OPTIONAL, (whole, inside: string) => {
    const cut = inside.indexOf('|');
    const said = cut < 0 ? inside : inside.slice(0, cut);
    const needed = placeholdersIn(said);
    // Brackets without a placeholder are just brackets.
    if (needed.length === 0) return whole;
    if (needed.every((key) => facts[key])) return said;
    return cut < 0 ? '' : inside.slice(cut + 1);
  });
  const missing = new Set<Placeholder>();
  const filled = chosen.replace(IN_BRACES, (whole, words: string) => {
    const key = keyOf(words);
    if (key && !facts[key]) missing.add(key);
    return (key && facts[key]) || whole;
  });
  return { text: filled, missing: [...missing] };
}
