import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSentence, type Sentence } from './index.ts';
import { CITIES } from './test-cities.ts';

type Row = { sentence: string; expected: string };

/** `sentence => filters "not understood" text:searched !problem`, in any order. */
function readRows(name: 'en' | 'es' | 'second'): Row[] {
  const file = new URL(`../sentences/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' => ') && !line.startsWith('# '))
    .map((line) => {
      const [sentence = '', expected = ''] = line.split(' => ');
      return { sentence, expected: sorted(expected.match(/"[^"]*"|\S+/g) ?? []) };
    });
}

const sorted = (parts: readonly string[]) => [...parts].sort().join(' ').toLowerCase();

function written({ filters, text, unknown, problems }: Sentence): string {
  const set = Object.entries(filters).map(
    ([name, value]) => `${name}=${value === true ? 1 : String(value).replaceAll(' ', '_')}`,
  );
  const isAllUnknown = unknown.join(' ') === text;
  const known = isAllUnknown ? '' : unknown.reduce((rest, part) => rest.replace(part, ''), text);
  return sorted([
    ...set,
    ...(known.trim() ? [`text:${known.trim().replaceAll(' ', '_')}`] : []),
    ...unknown.map((phrase) => `"${phrase}"`),
    ...problems.map(({ reason }) => `!${reason.replace(/[A-Z]/g, (letter) => `_${letter}`)}`),
  ]);
}

test.each([
  { name: 'en', count: 150 },
  { name: 'es', count: 150 },
  { name: 'second', count: 60 },
] as const)('sentences as people type them are read exactly: $name', ({ name, count }) => {
  const rows = readRows(name);
  expect(rows.length).toBeGreaterThanOrEqual(count);
  const read = ({ sentence }: Row) =>
    written(readSentence(sentence, { cities: CITIES, year: 2026 }));
  const wrong = rows.filter((row) => read(row) !== row.expected);
  const shown = wrong.map((row) => ({ ...row, got: read(row) }));
  expect(shown).toEqual([]);
});
