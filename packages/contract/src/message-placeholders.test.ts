import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  placeholdersIn,
  unknownPlaceholders,
  withPlaceholderKeys,
  withPlaceholderWords,
} from './message-placeholders.ts';

describe('a template', () => {
  it('is filled in with what is known, and names what stays empty', () => {
    const text = 'Hi {first_name}, {budget}?';
    expect(fillTemplate(text, { first_name: 'Ana', budget: '$1' })).toEqual({
      ...{ text: 'Hi Ana, $1?', missing: [] },
    });
    expect(fillTemplate(text, { first_name: 'Ana' })).toEqual({
      ...{ text: 'Hi Ana, {budget}?', missing: ['budget'] },
    });
  });

  it('leaves out a part in brackets with something unknown, or writes the other part', () => {
    const text = 'Hi[ {first name}]. [With {budget} …|What do you look for?] [1] [a|b]';
    expect(fillTemplate(text, {}).text).toBe('Hi. What do you look for? [1] [a|b]');
    expect(fillTemplate(text, { first_name: 'Ana', budget: '$1' }).text).toBe(
      'Hi Ana. With $1 … [1] [a|b]',
    );
  });

  it('does not fill in what a person wrote', () => {
    expect(fillTemplate('[{first_name}|]', { first_name: '{budget}', budget: '$1' }).text).toBe(
      '{budget}',
    );
  });

  it('knows placeholders by their words in both languages, and says which are unknown', () => {
    const text = 'Hola, {Nombre} {first name} {nombbre} {} {a\nb}';
    expect(placeholdersIn(text)).toEqual(['first_name']);
    expect(unknownPlaceholders(text)).toEqual(['nombbre']);
    expect(withPlaceholderKeys(text)).toBe('Hola, {first_name} {first_name} {nombbre} {} {a\nb}');
    expect(withPlaceholderWords('{first_name} {x}', 'es')).toBe('{nombre} {x}');
  });
});
