import type { PurchaseRuleKey } from '@alpha/contract';

/** The state of a rule on a day, and where it is published. Its words are in the texts, under the same key. */
export type PurchaseRule = { publisher: string; url: string; asOf: string };

const IRS = 'IRS';
const FLORIDA_STATUTES = 'Florida Legislature';
const statute = (chapter: string, section: string) =>
  `http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0${chapter[0]}00-0${chapter[0]}99/0${chapter}/Sections/0${chapter}.${section}.html`;

export const PURCHASE_RULES = {
  llc_fee: {
    publisher: 'Florida Division of Corporations',
    url: 'https://dos.fl.gov/sunbiz/forms/fees/llc-fees/',
    asOf: '2026-06-28',
  },
  /** Interim final rule, 90 FR 13688. */
  boi: {
    publisher: 'Federal Register, FinCEN',
    url: 'https://www.federalregister.gov/documents/2025/03/26/2025-05199',
    asOf: '2025-03-26',
  },
  ss4: {
    publisher: IRS,
    url: 'https://www.irs.gov/instructions/iss4',
    asOf: '2025-12-01',
  },
  w7: {
    publisher: IRS,
    url: 'https://www.irs.gov/taxtopics/tc857',
    asOf: '2026-11-19',
  },
  deposit_days: {
    publisher: 'Florida Realtors / The Florida Bar, “AS IS” Residential Contract, paragraph 2',
    url: 'https://www.floridarealtors.org/law-ethics/forms',
    asOf: '2026-11-19',
  },
  deadlines_weekend: {
    publisher: 'Florida Realtors / The Florida Bar, “AS IS” Residential Contract, Standard F',
    url: 'https://www.floridarealtors.org/law-ethics/forms',
    asOf: '2026-11-19',
  },
  inspection_days: {
    publisher: 'Florida Realtors / The Florida Bar, “AS IS” Residential Contract, paragraph 12(a)',
    url: 'https://www.floridarealtors.org/law-ethics/forms',
    asOf: '2025-11-07',
  },
  loan_days: {
    publisher: 'Florida Realtors / The Florida Bar, “AS IS” Residential Contract, paragraph 8(b)',
    url: 'https://www.floridarealtors.org/law-ethics/forms',
    asOf: '2026-11-19',
  },
  sb264: {
    publisher: FLORIDA_STATUTES,
    url: statute('692', '204'),
    asOf: '2023-07-01',
  },
  online_notary: {
    publisher: FLORIDA_STATUTES,
    url: statute('117', '265'),
    asOf: '2024-03-19',
  },
  apostille: {
    publisher: 'HCCH',
    url: 'https://www.hcch.net/en/instruments/conventions/status-table/?cid=41',
    asOf: '2025-03-30',
  },
  legalization: {
    publisher: 'HCCH',
    url: 'https://www.hcch.net/en/instruments/conventions/status-table/?cid=41',
    asOf: '2025-03-30',
  },
  deed_stamps: {
    publisher: 'Florida Department of Revenue',
    url: 'https://floridarevenue.com/taxes/taxesfees/Pages/doc_stamp.aspx',
    asOf: '2026-11-19',
  },
  note_stamps: {
    publisher: 'Florida Department of Revenue',
    url: 'https://floridarevenue.com/taxes/taxesfees/Pages/doc_stamp.aspx',
    asOf: '2026-11-19',
  },
  firpta: {
    publisher: IRS,
    url: 'https://www.irs.gov/individuals/international-taxpayers/firpta-withholding',
    asOf: '2026-11-19',
  },
  /** Vacated on March 19, 2026 (Flowers Title Companies v. Bessent); appealed on May 11. */
  real_estate_reports: {
    publisher: 'FinCEN',
    url: 'https://www.fincen.gov/rre',
    asOf: '2026-05-22',
  },
  annual_report: {
    publisher: 'Florida Division of Corporations',
    url: 'https://dos.fl.gov/sunbiz/manage-business/efile/annual-report/',
    asOf: '2026-06-28',
  },
  form_5472: {
    publisher: IRS,
    url: 'https://www.irs.gov/instructions/i5472',
    asOf: '2024-12-01',
  },
  form_1040nr: {
    publisher: IRS,
    url: 'https://www.irs.gov/forms-pubs/about-form-1040-nr',
    asOf: '2026-11-19',
  },
} as const satisfies Record<PurchaseRuleKey, PurchaseRule>;
