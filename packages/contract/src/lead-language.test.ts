import { expect, it } from 'vitest';
import { languageOfLead } from './lead-language.ts';

const QUIZ_ES = [
  { label: '¿Dónde vive?', answer: 'Miami', key: 'location' },
  { label: '¿Qué edad tiene?', answer: '30', key: 'age' },
];
const QUIZ_EN = [
  { label: 'Where do you live?', answer: 'Bogotá', key: 'location' },
  { label: 'How old are you?', answer: '30', key: 'age' },
];
const keyed = (key: string, label: string, answer: string) => ({ label, answer, key });
const wants = (answer: string) => [
  keyed('message', 'Message', 'Hola, quiero información'),
  keyed('language', 'Language', answer),
];
/** Of another system: the name of a question is no sign of a language. */
const named = (...labels: string[]) => labels.map((label) => ({ label, answer: 'x' }));

it.each([
  [QUIZ_ES, 'US', 'es'],
  [QUIZ_EN, 'CO', 'en'],
  [wants('es'), 'US', 'es'],
  [wants('en'), 'CO', 'en'],
  [wants('ES'), null, 'es'],
  [wants(' es-CO '), null, 'es'],
  [wants('en_US'), 'MX', 'en'],
  [[...QUIZ_EN, ...wants('es')], 'US', 'es'],
  [wants('français'), 'CO', 'es'],
  [wants('estonian'), null, null],
  [named('what_is_your_budget', 'when_to_buy'), 'MX', 'es'],
  [named('¿cuál_es_su_presupuesto?'), 'US', 'en'],
  [[keyed('message', 'Message', 'Hola'), keyed('property', 'Home', '1 Palm St')], 'CO', 'es'],
  [[keyed('country', 'Country', 'Colombia')], 'CO', 'es'],
  [[keyed('country', 'País', 'Estados Unidos')], 'US', 'en'],
  [[], 'BR', 'en'],
  [[], null, null],
] as const)('%j from %s is written to in %s', (adicionales, country, language) => {
  expect(languageOfLead({ adicionales, country })).toBe(language);
});
