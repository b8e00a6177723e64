import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import * as backtest from './backtest/index.ts';
import * as bundle from './bundle/index.ts';
import * as city from './city/index.ts';
import * as currency from './currency/index.ts';
import * as florida from './florida/index.ts';
import * as holding from './holding/index.ts';
import * as core from './index.ts';
import * as plausibility from './plausibility/index.ts';
import * as tax from './tax/index.ts';
import * as valuation from './valuation/index.ts';

const FILES = import.meta.glob('../../../docs/formulas/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob('./**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const PAGES = new Map(
  Object.entries(FILES).map(([path, text]) => [path.replace(/^.*\/(.*)\.md$/, '$1'), text]),
);
const INDEX = PAGES.get('README') ?? '';
PAGES.delete('README');

const engine = {
  ...core,
  ...bundle,
  ...city,
  ...currency,
  ...florida,
  ...holding,
  ...plausibility,
  ...tax,
  ...backtest,
  ...valuation,
};
const MAX_LINES = 60;
const kebab = (name: string) => name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();

describe('the formula pages', () => {
  const exported = Object.entries(engine);

  it.each(exported.filter(([, value]) => typeof value === 'function'))(
    'have one for %s, in a file of that name',
    (_name, value) => {
      // A function may have a second name; one page serves both.
      const names = exported.filter(([, other]) => other === value).map(([name]) => kebab(name));
      expect(names.filter((name) => PAGES.has(name))).toHaveLength(1);
    },
  );

  it.each(exported.filter(([, value]) => typeof value !== 'function'))(
    'describe what the table %s contains',
    (name) => {
      expect([...PAGES.values()].some((text) => text.includes(`\`${name}\``))).toBe(true);
    },
  );

  it.each([...PAGES])('%s is short, has formula, units, source and an example', (name, text) => {
    for (const part of ['# ', '**Formula.**', '**Units.**', '**Source.**', '```example'])
      expect(text).toContain(part);
    expect(text.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    expect(INDEX).toContain(`](${name}.md)`);
  });

  it('state every rule that the engine explains a figure by', () => {
    const home = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };
    for (const metric of engine.EXPLAINED_METRICS)
      expect(PAGES.get('explain')).toContain(`\`${engine.explain(metric, home).formula}\``);
  });

  it('exist wherever an engine comment names one', () => {
    for (const text of Object.values(SOURCES))
      for (const [, page = ''] of text.matchAll(/docs\/formulas\/([a-z0-9-]+)\.md/g))
        expect([...PAGES.keys()]).toContain(page);
  });
});

describe('the worked examples', () => {
  const examples = [...PAGES].flatMap(([page, text]) =>
    [...text.matchAll(/^```example\n([\s\S]*?)^```$/gm)].map(([, body = '']) => ({ page, body })),
  );

  it.each(examples)('of $page have the printed results: $body', ({ body }) => {
    const [call = '', ...claims] = body.split(/\n?\s*→\s*/);
    const [, name = '', args = ''] = /^(\w+)\s*([\s\S]*)$/.exec(call.trim()) ?? [];
    const subject = (engine as Record<string, unknown>)[name];
    expect(subject, `${name} is not exported`).toBeTypeOf('function');
    expect(claims.length).toBeGreaterThan(0);
    const run = () => (subject as (...args: unknown[]) => unknown)(...argumentsOf(args));
    for (const claim of claims) checkClaim(run, claim.trim());
  });
});

/** JSON values with commas between. A home says only what differs from the published assumptions. */
function argumentsOf(text: string): unknown[] {
  return JSON.parse(`[${text}]`, (_key, value) =>
    value && typeof value === 'object' && 'listPrice' in value
      ? { ...DEFAULT_ASSUMPTIONS, hoaMonthly: 0, ...value }
      : value,
  );
}

/** `rows.0.taxes 7650 ±0.01`, `returns null`, `throws listPrice`; without a tolerance: exactly that. */
function checkClaim(run: () => unknown, claim: string): void {
  const [, path = '', wanted = '', , tolerance] =
    /^([\w.]+)\s+(.*?)(\s+±([\d.e-]+))?$/.exec(claim) ?? [];
  if (path === 'throws') {
    expect(run).toThrow(wanted);
    return;
  }
  const found = path === 'returns' ? run() : valueAt(run(), path.split('.'));
  const expected: unknown = JSON.parse(wanted);
  if (tolerance === undefined) {
    expect(found, path).toEqual(expected);
    return;
  }
  const away = typeof found === 'number' ? Math.abs(found - Number(expected)) : Number.NaN;
  expect(away, `${path} is ${found}`).toBeLessThanOrEqual(Number(tolerance));
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((at, key) => (at as Record<string, unknown> | null)?.[key], value);
}
