import { expect, it } from 'vitest';
import { LANGUAGES, readMessages } from './messages.mjs';
import { quoteProblem } from './quotes.mjs';

it.each(LANGUAGES)('all texts have one kind of quotes, in pairs: %s', (language) => {
  const problems = [...readMessages(language)].flatMap(([namespace, messages]) =>
    [...messages].flatMap(([key, text]) => {
      const problem = quoteProblem(text);
      return problem ? [`${namespace}.json: ${key} ${problem}`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

it.each([
  '«Guardar»',
  '"Guardar"',
  '„Guardar”',
  'Toque “Guardar',
  'Guardar”',
  '”Guardar“',
  '““a””',
])('other quotes are found: %s', (text) => {
  expect(quoteProblem(text)).not.toBeNull();
});

it('a text with two quotations is fine, and so is one without', () => {
  expect(quoteProblem('De “Nuevo” a “Contactado”')).toBeNull();
  expect(quoteProblem('It’s saved')).toBeNull();
});
