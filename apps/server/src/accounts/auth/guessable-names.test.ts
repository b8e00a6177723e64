import { expect, it } from 'vitest';
import { isMostlyNames } from './guessable-names.ts';

const NAMES = {
  operator: { name: 'Inversiones Montiel & Díaz, 8th Street, Doral', email: undefined },
  publicUrl: 'https://portal.montielhomes.example',
};

const OLGA = { name: 'Olga Owner', email: 'olga.ow@casa.test' };

it.each([
  ...[
    'Miami2026!',
    'miami2026',
    'MIAMI-2025',
    '2026Miami',
    'M1am1_2026',
    'Mi@mi2026!',
    'Bogotá2024',
  ],
  ...['Florida123', 'PalmBeach2026', 'NewYork#1999', 'Orlando!!2026', 'España2026', 'CostaRica26'],
  ...['AlphaAgent1', 'alpha-agent-2026', '@lph4Agent!', 'Alpha2026!', 'AgentAlpha99'],
  ...[
    'Montiel2026',
    'inversiones1',
    'MontielDíaz!',
    'montielhomes',
    'Portal2026!',
    'Miami-Montiel',
  ],
])('%s is names that everybody knows (security 7)', (password) => {
  expect(isMostlyNames(password, NAMES, OLGA)).toBe(true);
});

it.each([
  ...['Olga Owner', 'olga owner 1', 'OlgaOwner2026!', '0lga.0wner', 'Owner-12345'],
  ...['olga.ow', 'olga.ow@casa.test', 'Olga.Ow2026', 'olgaow1'],
])('%s is little more than the owner’s own name or email (security 7)', (password) => {
  expect(isMostlyNames(password, NAMES, OLGA)).toBe(true);
});

it.each([
  ...[
    'correct horse battery',
    'alpha agent correct horse',
    'Miami rains on Tuesdays',
    'x7!kQ92pLm',
  ],
  ...[
    'the owner of nine cats',
    '20262026',
    'quiet-lantern-of-1987',
    'from the environment',
    '6iiw8-txnyg-eiyu5',
  ],
])('%s is not', (password) => {
  expect(isMostlyNames(password, NAMES, OLGA)).toBe(false);
});
