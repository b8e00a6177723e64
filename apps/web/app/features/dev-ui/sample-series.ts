/** Plausible shapes, computed so that the server and the browser draw the same. */
export const chartText = {
  density: 'In 91 of 100 decades you make money; in 56 you double it',
  densityAxis: 'Total ROI after ten years. Shown: the mean and 200 points either side',
  breakEven: 'Break even',
  doubled: '100%: investment doubled',
  ends: 'End at or below',
  fifth: '5th percentile',
  median: 'Median',
  mean: 'Mean',
  history: 'From $238k in 2015 to $560k today',
  historyAxis: 'Recorded value, then 3.5% a year; the thin line spans two thirds of simulations',
  recorded: 'Recorded',
  projected: 'Today: projected',
  value: 'Value',
  spread: 'Two thirds',
  sale: 'Where the sale may land in year 10',
  saleAxis: 'Simulated sale values; pale bars are the outer 5% on each side',
  medianSale: 'Median $764k',
  decades: 'Decades',
  loan: 'Interest gives way to ownership, slowly',
  loanAxis: 'Mortgage payments by year',
  principal: 'Principal',
  interest: 'Interest',
  rentTitle: 'Rent pulls away from expenses',
  rentAxis: 'Yearly rent collected and all expenses, mortgage included',
  rentNote: 'The gap is the yearly cash flow: +$382 in year 1, +$8,959 in year 10.',
  rent: 'Rent',
  expenses: 'Expenses',
  band: 'Four in five simulations',
  year: 'Year',
  roi: 'Total ROI',
  count: 'Count',
};

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const bell = (x: number, middle: number, width: number) =>
  Math.exp(-(((x - middle) / width) ** 2) / 2);

export const density = range(75).map((index) => {
  const x = -70 + index * 5.5;
  return { x, y: bell(x, 85, 82) + 0.28 * bell(x, 210, 60) };
});

export const history = {
  categories: range(22).map((index) => `${2015 + index}`),
  values: [238, 262, 281, 297, 316, 335, 352, 405, 482, 521, 548, 560]
    .map((thousands) => thousands * 1000)
    .concat(range(10).map((index) => Math.round(560_000 * 1.035 ** (index + 1)))),
  split: 12,
};

export const historyRanges = history.values.map((value, index) => {
  const ahead = index - history.split + 1;
  if (ahead < 1) return null;
  const spread = 0.115 + ahead * 0.018;
  return [Math.round(value * (1 - spread)), Math.round(value * (1 + spread))] as const;
});

export const saleBins = range(48).map((index) => {
  const from = 320_000 + index * 28_000;
  const x = Math.log(from / 764_000);
  const wobble = 1 + 0.07 * Math.sin(index * 2.4);
  return { from, to: from + 28_000, count: Math.round(820 * bell(x, -0.06, 0.32) * wobble) };
});

export const loan = {
  categories: range(10).map((index) => `${index + 1}`),
  principal: [3355, 3616, 3897, 4199, 4526, 4877, 5256, 5664, 6104, 6578],
  interest: [27187, 26926, 26645, 26343, 26016, 25665, 25286, 24878, 24438, 23964],
};

export const rents = range(10).map((index) => ({
  x: index + 1,
  y: Math.round(58_656 * 1.03 ** index),
}));
export const expenses = range(10).map((index) => ({
  x: index + 1,
  y: Math.round(58_274 * 1.0168 ** index),
}));
export const rentBand = rents.map(({ x, y }) => ({
  x,
  low: Math.round(y * (1 - 0.008 * x)),
  high: Math.round(y * (1 + 0.009 * x)),
}));

export const supply = range(40).map((index) => Math.round(10 + 90 * bell(index, 12, 8.5)));
