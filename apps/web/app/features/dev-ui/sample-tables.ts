export type YearRow = {
  year: number;
  rent: number;
  mortgage: number;
  taxes: number;
  insurance: number;
  expenses: number;
  cashFlow: number;
  balance: number;
};

const rows = [
  [1, 58656, 30542, 9520, 6720, 58274, 382, 360645],
  [2, 60416, 30542, 9853, 6989, 59187, 1229, 357029],
  [3, 62228, 30542, 10198, 7268, 60130, 2098, 353132],
  [4, 64095, 30542, 10555, 7559, 61106, 2989, 348933],
  [5, 66018, 30542, 10924, 7861, 62115, 3903, 344407],
] as const;

export const years: YearRow[] = rows.map(
  ([year, rent, mortgage, taxes, insurance, expenses, cashFlow, balance]) => ({
    year,
    rent,
    mortgage,
    taxes,
    insurance,
    expenses,
    cashFlow,
    balance,
  }),
);

export const tableText = {
  caption: 'Amortization table',
  year: 'Year',
  rent: 'Rent a year',
  mortgage: 'Mortgage',
  taxes: 'Taxes',
  insurance: 'Insurance',
  expenses: 'Total expenses',
  cashFlow: 'Cash flow',
  balance: 'Loan balance',
  total: 'Total',
  compare: 'Ours and yours',
  ours: 'Ours',
  yours: 'Yours',
  change: 'Change',
};

export const comparison = [
  { label: 'Net profit', ours: 254294, yours: 223443, isCost: false },
  { label: 'Cash flow, year 1', ours: 382, yours: 3624, isCost: false },
  { label: 'Mortgage a month', ours: 2545, yours: 2179, isCost: true },
];
