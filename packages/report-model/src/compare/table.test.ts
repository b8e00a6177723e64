import type { ComparedHome } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { answerText } from './answer-text.ts';
import type { ComparedWords } from './cell-text.ts';
import { readComparedIds } from './ids.ts';
import type { ComparedRowKey } from './rows.ts';
import { sharedScale } from './scale.ts';
import { comparedTable } from './table.ts';
import { readComparedView } from './view.ts';

const wordsIn = (locale: 'en' | 'es'): ComparedWords => ({
  ...{ locale, unit: undefined },
  t: translatorFor(locale, 'compare'),
  listings: translatorFor(locale, 'listings'),
  place: translatorFor(locale, 'place'),
  ui: translatorFor(locale, 'ui'),
});
const WORDS = wordsIn('en');

type Figures = NonNullable<ComparedHome['figures']>;
type Outcome = Figures['outcome'];
type Given = Partial<Omit<ComparedHome, 'figures'>> & {
  figures?: (Partial<Omit<Figures, 'outcome'>> & { outcome?: Partial<Outcome> }) | null;
};

function home(id: number, { figures = {}, ...facts }: Given = {}): ComparedHome {
  const { outcome = {}, ...rest } = figures ?? {};
  return {
    ...{ id, address: `${id} Palm St`, city: 'Miami', state: 'FL', zip: '33101', image: null },
    ...{ status: 'active', list_price: 400_000, sold_price: null, estimated_value: null },
    ...{ type: 'condo', beds: 2, baths: 2, total_sqft: 1_000, year_built: 1990 },
    ...{ days_on_market: 10, coast_km: 3, hoa_monthly: 300, relevance: 50 },
    ...facts,
    figures: figures && {
      outcome: {
        ...{ result_median: 50_000, result_percentile_5: -100_000, chance_of_loss: 0.2 },
        ...{ result_percentile_95: 200_000, cash_flow_monthly: 100 },
        ...{ cash_to_close: 140_000, cash_added: 0 },
        ...outcome,
      },
      ...{ chance_of_doubling: 0.2, roi_yearly: 4, cap_rate: 5, rent_monthly: 3_000 },
      ...{ taxes_yearly: 6_000, insurance_yearly: 2_000 },
      ...{ downpayment_percentage: 0.35, apr: 7.5 },
      ...rest,
    },
  };
}

const earning = (result_median: number, more: Partial<Outcome> = {}) => ({
  figures: { outcome: { result_median, ...more } },
});

/** The query of an address. */
function query(search: string) {
  const values = new Map(search.split('&').map((pair) => pair.split('=') as [string, string]));
  return { get: (name: string) => values.get(name) ?? null };
}

const PLAIN = readComparedView(query(''));
const tableOf = (homes: ComparedHome[], search = '', words = WORDS) =>
  comparedTable(homes, readComparedView(query(search)), words);
const rowOf = (table: ReturnType<typeof tableOf>, key: ComparedRowKey) =>
  table.groups.flatMap(({ rows }) => rows).find((row) => row.key === key);
const bestOf = (table: ReturnType<typeof tableOf>, key: ComparedRowKey) =>
  rowOf(table, key)?.cells.find(({ isBest }) => isBest)?.homeId ?? null;
const idsOf = ({ homes }: ReturnType<typeof tableOf>) => homes.map(({ id }) => id);

describe('the best of a row', () => {
  it('is marked where more, or less, is better for everybody', () => {
    const table = tableOf([
      home(1, earning(50_000, { chance_of_loss: 0.1, cash_to_close: 90_000 })),
      home(2, earning(80_000)),
    ]);
    expect(bestOf(table, 'result')).toBe(2);
    expect(bestOf(table, 'loss')).toBe(1);
    expect(bestOf(table, 'to_close')).toBe(1);
    for (const key of ['price', 'rent', 'hoa', 'area', 'built', 'beds'] as const)
      expect([key, bestOf(table, key)]).toEqual([key, null]);
  });

  it('is nobody in a tie as printed, and nobody without a second value', () => {
    expect(
      bestOf(tableOf([home(1, earning(50_100)), home(2, earning(50_200))]), 'result'),
    ).toBeNull();
    expect(bestOf(tableOf([home(1), home(2, { figures: null })]), 'result')).toBeNull();
    expect(bestOf(tableOf([home(1)]), 'result')).toBeNull();
  });

  it('is never a home that can’t be bought any more', () => {
    const sold = home(1, { ...earning(90_000), status: 'sold', sold_price: 1 });
    expect(bestOf(tableOf([sold, home(2), home(3, earning(60_000))]), 'result')).toBe(3);
    expect(bestOf(tableOf([sold, home(2)]), 'result')).toBeNull();
  });
});

describe('the order', () => {
  const homes = [
    home(1, earning(50_000, { cash_to_close: 3 })),
    home(2, { figures: null }),
    home(3, earning(80_000, { cash_to_close: 2 })),
  ];

  it('is as chosen, else best first, or reversed; homes without the figure stay last', () => {
    expect(idsOf(tableOf(homes))).toEqual([1, 2, 3]);
    expect(idsOf(tableOf(homes, 'order=result'))).toEqual([3, 1, 2]);
    expect(idsOf(tableOf(homes, 'order=result&reverse=1'))).toEqual([1, 3, 2]);
    expect(idsOf(tableOf(homes, 'order=to_close'))).toEqual([3, 1, 2]);
    expect(idsOf(tableOf(homes, 'order=nonsense'))).toEqual([1, 2, 3]);
  });

  it('by type is by its name in the reader’s language', () => {
    const types = [home(1, { type: 'single_family' }), home(2, { type: 'condo' })];
    expect(idsOf(tableOf(types, 'order=type'))).toEqual([2, 1]);
    expect(idsOf(tableOf(types, 'order=type', wordsIn('es')))).toEqual([1, 2]);
  });
});

describe('differences only', () => {
  it('leaves out rows that print the same for all, and names them with their value', () => {
    const homes = [home(1, earning(50_000)), home(2, earning(80_000))];
    const table = tableOf(homes, 'diff=1');
    expect(rowOf(table, 'result')).toBeDefined();
    expect(rowOf(table, 'beds')).toBeUndefined();
    expect(table.same).toContainEqual({ key: 'beds', text: '2' });
    expect(rowOf(tableOf(homes), 'beds')).toBeDefined();
  });

  it('leaves out what nobody knows in any case', () => {
    const homes = [home(1, { estimated_value: null }), home(2, { estimated_value: null })];
    expect(rowOf(tableOf(homes), 'value')).toBeUndefined();
    const [known] = [home(1, { estimated_value: 400_000 })];
    const row = rowOf(tableOf([known as ComparedHome, ...homes.slice(1)]), 'value');
    expect(row?.cells.map(({ text }) => text)).toEqual(['$400,000', 'N/A']);
  });
});

describe('the figures', () => {
  it('are printed with their sign, and a loss never by color alone', () => {
    const row = rowOf(tableOf([home(1, earning(-8_049)), home(2)]), 'result');
    expect(row?.cells[0]).toMatchObject({
      ...{ text: '−$8,000', note: '−$100k to +$200k', tone: 'loss' },
    });
    const added = rowOf(tableOf([home(1, earning(1, { cash_added: 7_600 })), home(2)]), 'added');
    expect(added?.cells.map(({ text, tone }) => [text, tone])).toEqual([
      ['−$7,600', 'loss'],
      ['$0', 'plain'],
    ]);
  });

  it('share one line, which contains zero', () => {
    const spread = (low: number, high: number) => ({
      ...{ result_percentile_5: low, result_median: (low + high) / 2, result_percentile_95: high },
    });
    const [a, b] = [spread(10, 60), spread(40, 110)];
    const scale = sharedScale([a, b]);
    expect(scale?.(a).zero).toBe(scale?.(b).zero);
    expect((scale?.(a).high ?? 0) - (scale?.(a).low ?? 0)).toBeCloseTo(
      (50 / 70) * ((scale?.(b).high ?? 0) - (scale?.(b).low ?? 0)),
      6,
    );
    expect(sharedScale([spread(0, 0)])).toBeNull();
  });
});

describe('the answer', () => {
  it.each([
    [
      'en',
      '1 Palm St earns the most with the least risk. 2 Palm St needs the least cash to close.',
    ],
    [
      'es',
      '1 Palm St es la que más gana y la de menor riesgo. 2 Palm St es la que menos efectivo pide para cerrar.',
    ],
  ] as const)('is a sentence about who earns, who is safe, who needs least: %s', (locale, text) => {
    const words = wordsIn(locale);
    const homes = [
      home(1, earning(90_000, { chance_of_loss: 0.05 })),
      home(2, earning(50_000, { cash_to_close: 80_000 })),
    ];
    expect(answerText(tableOf(homes, '', words), words)).toBe(text);
  });

  it.each([
    ['en', '1 Palm St loses the least. 2 Palm St has the least risk of a loss.'],
    ['es', '1 Palm St es la que menos pierde. 2 Palm St tiene el menor riesgo de pérdida.'],
  ] as const)('does not say that a loss earns: %s', (locale, text) => {
    const words = wordsIn(locale);
    const homes = [
      home(1, earning(-10_000, { chance_of_loss: 0.5 })),
      home(2, earning(-50_000, { chance_of_loss: 0.4 })),
    ];
    expect(answerText(tableOf(homes, '', words), words)).toBe(text);
    const both = [home(1, earning(-10_000, { chance_of_loss: 0.3 })), homes[1] ?? home(2)];
    const start = text.split(/\.| y la/)[0] ?? '';
    expect(answerText(tableOf(both, '', words), words)).toMatch(
      new RegExp(`^${start} (and has|y la de menor)`),
    );
  });

  it('is silent where nobody is ahead', () => {
    expect(answerText(tableOf([home(1), home(2)]), WORDS)).toBe('');
    expect(PLAIN.order).toBeNull();
  });
});

describe('an address that anybody may edit', () => {
  it('names each home once, eight at most', () => {
    expect(readComparedIds('3,3,x,-1,1.5,99999999999,4')).toEqual([3, 4]);
    expect(readComparedIds('1,2,3,4,5,6,7,8,9')).toHaveLength(8);
    expect(readComparedIds(null)).toEqual([]);
  });

  it('gives assumptions within their bounds, and none that are about one home', () => {
    const { changes } = readComparedView(query('down=1&hold=99&price=5&hoa=3&apr=x'));
    expect(changes).toEqual({ inputs: { holdYears: 10, downpaymentPercentage: 0.25 } });
    expect(readComparedView(query('rent=3000')).changes).toBeNull();
  });
});
