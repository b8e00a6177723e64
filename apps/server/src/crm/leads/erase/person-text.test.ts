import { describe, expect, it } from 'vitest';
import { fullNamesOf, mentions, personTextOf, textPatternOf } from './person-text.ts';

const ANA = {
  firstName: 'Ana',
  lastName: 'Núñez',
  phone: '+57 300 999 4711',
  email: 'ana@one.test',
};
const person = personTextOf([ANA], []);

describe('a saved view or file is about the person (security 31)', () => {
  it.each([
    'Ana Núñez',
    'nunez, ana',
    'contacts_NUÑEZ-2026',
    'ana@one.test',
    'Write to ANA@one.test!',
    '300 999 4711',
    '+573009994711',
    '(300) 9994711 mobile',
  ])('when it is called %s', (text) => expect(mentions(person, text)).toBe(true));

  it.each([
    'Ana',
    'Anabel Nunezano',
    'susana@one.test',
    'ana@one.test.co',
    '4711',
    '300 999 4712',
    'Q3 2026',
    '',
  ])('and not when it is called %j', (text) => expect(mentions(person, text)).toBe(false));

  it('not by what another lead is called, or by a number two people share', () => {
    const sister = { ...ANA, firstName: 'Bea', email: 'bea@one.test' };
    const shared = personTextOf([ANA], [sister]);
    expect(mentions(shared, 'Núñez')).toBe(false);
    expect(mentions(shared, ANA.phone)).toBe(false);
    expect(mentions(shared, 'Ana Núñez')).toBe(true);
    const namesake = personTextOf([ANA], [{ ...ANA, phone: '2', email: 'other@one.test' }]);
    expect(mentions(namesake, 'Ana Núñez')).toBe(false);
    expect(fullNamesOf([ANA], namesake)).toEqual([]);
  });

  it('not by placeholders of the quiz', () => {
    const nobody = { firstName: '-', lastName: '-', phone: '-', email: '-' };
    expect(personTextOf([nobody], [])).toEqual({ addresses: [], names: [], phones: [] });
    expect(textPatternOf(personTextOf([nobody], []), [])).toBeNull();
  });
});

it('special characters of a name are no pattern', () => {
  const odd = { ...ANA, firstName: 'A.*', lastName: 'B(c', phone: '+1 (305) 555-0100' };
  const text = personTextOf([odd], []);
  const found = textPatternOf(text, fullNamesOf([odd], text));
  expect(() => new RegExp(found?.regex.replaceAll(String.raw`\y`, '') ?? '(')).not.toThrow();
  expect(found?.likes).toContain('%A.*%');
  expect(found?.cut('Call +1 (305) 555-0100, not +1 (305) 555-0101.')).toBe(
    'Call …, not +1 (305) 555-0101.',
  );
});

it('a name with accents is cut as a whole word only', () => {
  const cut = textPatternOf(person, fullNamesOf([ANA], person))?.cut ?? String;
  expect(cut('Habló ana  NÚÑEZ, y (Ana Núñez).')).toBe('Habló …, y (…).');
  expect(cut('Susana Núñez, Ana Núñezá')).toBe('Susana Núñez, Ana Núñezá');
  expect(cut('Escriba a ANA@one.test o a susana@one.test')).toBe('Escriba a … o a susana@one.test');
});
