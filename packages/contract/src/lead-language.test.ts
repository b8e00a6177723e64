import { expect, it } from 'vitest';
import { languageOfLead } from './lead-language.ts';

const answers = (...labels: string[]) => labels.map((label) => ({ label, answer: 'x' }));

it.each([
  [answers('¿Dónde vive?', '¿Qué edad tiene?'), 'US', 'es'],
  [answers('Where do you live?', 'How old are you?'), 'CO', 'en'],
  [answers('Country'), 'CO', 'es'],
  [answers('País'), 'US', 'es'],
  [[], 'BR', 'en'],
  [[], null, null],
] as const)('%j from %s is written to in %s', (adicionales, country, language) => {
  expect(languageOfLead({ adicionales: [...adicionales], country })).toBe(language);
});
