/** Words and figures of the development page. Worked examples A (1460 NW 183rd Ter) and C. */
export const sections = {
  headings: 'Headings and metrics',
  buttons: 'Buttons',
  fields: 'Fields',
  sliders: 'Sliders',
  choices: 'Choices',
  overlays: 'What floats',
  disclosure: 'Accordion',
  cards: 'Cards, badges, people',
  tables: 'Table and pages',
  charts: 'Charts',
  map: 'Map frame',
  states: 'Loading, empty, error',
} as const;

export const page = {
  title: 'Design system',
  lead: 'Every part of the interface in both themes. Development only.',
  themes: { light: 'Light', dark: 'Dark' },
};

export const headings = {
  title: '1460 NW 183rd Ter',
  lead: 'Miami Gardens, FL 33169 · 4 beds · 3 baths · 2,140 sqft · Single-family',
  send: 'Send by email',
  price: 'Asking price',
};

export const strip = {
  netProfit: 'Net profit over 10 years',
  invested: 'on a down payment of $196,000',
  cashFlow: 'Cash flow positive',
  firstYear: '1st Year',
  firstYearNote: '+$382 in year 1',
  averageRoi: 'Average ROI',
  averageRoiNote: 'per year, 8.67% compounded',
  totalRoi: 'Total ROI',
  totalRoiNote: 'IRR 8.57%',
};

export const metrics = {
  annualRoi: 'Annual ROI',
  beats: 'Beats both cities',
  capRate: 'Cap rate',
  months: 'Months to Cashflow',
  why: 'Rent never covers costs within 10 years. $4,160 a month would do it in year 1.',
  capRateText: 'What the home earns in its first year before the loan, for each dollar of price.',
  rent: 'Rent collected, year 1',
  costs: 'Costs without the loan',
  income: 'Operating income',
  price: '÷ Asking price',
  change: 'Change these numbers in What if',
};

export const facts = {
  price: 'Price',
  type: 'Type',
  typeValue: 'Single-family',
  rent: 'Rent estimate',
  perMonth: '/mo',
  down: 'Down payment',
  loan: 'Loan',
  closing: 'Closing date',
  net: 'Net profit in ten years',
};

export const buttons = {
  copy: 'Copy',
  textLink: 'A link in words',
  primary: 'Search properties',
  secondary: 'Reset',
  accent: 'Schedule a call',
  quiet: 'Reset all',
  danger: 'Remove contact',
  busy: 'Saving the scenario',
  small: 'Save as scenario',
  disabled: 'Not yet',
  link: 'Open the report',
  previous: 'Previous picture',
  next: 'Next picture',
  add: 'Add a contact',
  toggle: 'Busy for two seconds',
};

export const fields = {
  password: 'Password',
  code: 'Six-digit code',
  name: 'Name',
  nameValue: 'Valentina Restrepo',
  email: 'Email',
  emailValue: 'valentina@',
  emailError: 'Write the whole address, for example valentina@correo.co.',
  phone: 'Phone',
  phonePlaceholder: '+57 300 000 0000',
  phoneHint: 'With the country code, so that WhatsApp finds it.',
  price: 'Price',
  apr: 'APR',
  city: 'City',
  cities: ['All cities', 'Miami', 'Miami Gardens', 'Hialeah', 'Coral Gables'],
  status: 'Status',
  notes: 'Notes',
  notesPlaceholder: 'Prefers WhatsApp after 18:00',
  search: 'Find a lead',
  cashFlow: 'Cash flow positive in 1st year',
  terms: 'I have read the terms',
  termsError: 'Please confirm to go on.',
  locked: 'Locked by the bank',
};

export const sliders = {
  investment: 'Initial investment',
  budget: 'Down payment in the quiz',
  downPayment: 'Down payment',
  apr: 'APR',
  rent: 'Monthly rent',
  disabled: 'Years held',
};

export const choices = {
  goal: 'What matters most to you?',
  goals: [
    {
      value: 'cash',
      label: 'Cash flow',
      description: 'Rent that covers all costs from the first year.',
    },
    { value: 'growth', label: 'Growth', description: 'A price that rises faster than the city.' },
  ],
  amount: 'Quick amounts',
  amounts: [
    { value: '150', label: '$150,000' },
    { value: '269', label: '$269,000' },
    { value: '450', label: '$450,000' },
  ],
  language: 'Language of the report',
  languages: [
    { value: 'en', label: 'English' },
    { value: 'es', label: 'Español' },
  ],
  order: 'Order',
  ascending: 'Ascending',
  descending: 'Descending',
  view: 'View',
  views: [
    { value: 'list', label: 'List' },
    { value: 'map', label: 'Map' },
    { value: 'both', label: 'Both' },
  ],
};

export const overlays = {
  open: 'Send by email…',
  title: 'Send this report',
  description: 'Valentina gets a link in Spanish. It opens without an account.',
  send: 'Send',
  cancel: 'Cancel',
  remove: 'Remove…',
  removeTitle: 'Remove Valentina Restrepo?',
  removeText: 'Her answers and the two reports sent to her go too. This cannot be undone.',
  removeAction: 'Remove',
  keep: 'Keep',
  menu: 'More',
  menuItems: {
    open: 'Open the report',
    copy: 'Copy the link',
    archive: 'Archive',
    remove: 'Remove',
  },
  toast: 'Show a message',
  toastText: 'Report sent to valentina@correo.co',
  toastNote: 'She usually answers within a day.',
  undo: 'Undo',
  toastError: 'Show an error',
  toastErrorText: 'The message could not be sent',
};

export const disclosure = {
  questions: [
    {
      key: 'a',
      title: 'Do I need a US credit history?',
      content: 'No. The bank lends against the home and your papers; we prepare both with you.',
    },
    {
      key: 'b',
      title: 'How long until an offer is accepted?',
      content: 'Two to three days in most cases. The report is updated with every counter-offer.',
    },
    {
      key: 'c',
      title: 'What does the estimate leave out?',
      content: 'Income tax in your own country, furniture, and anything you change in the home.',
    },
  ],
};

export const cards = {
  street: '742 E 41st St',
  city: 'Hialeah, FL',
  listing: 'Asking price',
  profit: 'Est. net profit',
  initial: 'Initial investment',
  share: '35%',
  roi: '10-year ROI',
  rent: 'Rent',
  perMonth: '/mo',
  tenYear: '10 Year Net Profit',
  cashFlow: 'Cash Flow Positive',
  average: 'Average ROI Per Year',
  total: 'Total ROI',
  lead: 'Camila Torres',
  country: 'Chile',
  interest: 'Wants duplexes in Hialeah',
  due: 'Call back today, 10:00',
  badges: { neutral: 'Archived', accent: 'New', gain: 'Active', loss: 'Overdue' },
  people: ['Mateo Castro', 'Ana Lucía', 'Óscar Benítez Peña'],
};

export const states = {
  notices: {
    neutral: 'This installation has no mail server.',
    gain: 'Your password has been changed.',
    loss: 'The code is not right.',
  },
  empty: 'No home matches all six filters',
  emptyText: 'Raising the initial investment to $140,000 would show 12.',
  emptyAction: 'Reset all filters',
  chart: 'Where the sale may land in year 10',
};
