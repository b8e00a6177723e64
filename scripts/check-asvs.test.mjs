import { describe, expect, it } from 'vitest';
import { checkAsvs } from './check-asvs.mjs';
import { REQUIREMENTS } from './lib/asvs-requirements.mjs';

const rows = (evidence = 'why') =>
  REQUIREMENTS.map(({ id }) => `| ${id} | what | met | ${evidence} |`).join('\n');
const ZERO = ['not applicable', "operator's part", 'not met'].map((verdict) => [verdict, 0]);
const check = (text) => checkAsvs(text, new Set([1, 2, 3]), (path) => path.startsWith('apps/'));

describe('the table of OWASP ASVS', () => {
  it('has all 253 requirements of levels 1 and 2', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(REQUIREMENTS.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(check(rows())).toMatchObject({ problems: [], counts: [['met', 253], ...ZERO] });
  });

  it('may answer neighbors in one row', () => {
    const [first, second, third] = REQUIREMENTS;
    const range = `| ${first.id}–${third.id} | what | not applicable | why |`;
    const rest = rows().split('\n').slice(3).join('\n');
    expect(check(`${range}\n${rest}`).problems).toEqual([]);
    expect(check(`${range}\n${rows().split('\n').slice(1).join('\n')}`).problems).toEqual([
      `${second.id} has two rows`,
      `${third.id} has two rows`,
    ]);
  });

  it.each([
    [
      'a missing row',
      rows().replace(/^\| V6\.2\.1 .*\n/m, ''),
      /^V6\.2\.1 \(level 1\) is missing$/,
    ],
    ['an unknown row', `${rows()}\n| V1.9.9 | a | met | b |`, /V1\.9\.9.*no such requirement/],
    ['a verdict', rows().replace('| met |', '| nearly |'), 'V1.1.1: "nearly" is no verdict'],
    ['a file', rows().replace('| why |', '| `nowhere/x.ts` |'), 'V1.1.1: there is no nowhere/x.ts'],
    ['a rule', rows().replace('| why |', '| rules 2, 3 and 4 |'), 'V1.1.1: there is no rule 4'],
    ['no evidence', rows().replace('| why |', '| |'), 'V1.1.1: a cell is empty'],
  ])('fails because of %s', (_name, text, problem) => {
    expect(check(text).problems).toEqual([expect.stringMatching(problem)]);
  });
});
