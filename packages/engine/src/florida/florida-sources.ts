/** The day on which every page below was read. */
export const FLORIDA_LOOKED_UP = '2026-11-17';

/** Law or publisher, the page it was read on, and the date that the page itself carries. */
export type FloridaSource = { readonly law: string; readonly page: string; readonly asOf: string };

/**
 * Where each Florida figure comes from, not translated. Separate from the figures, so that pages
 * without sources do not load them.
 */
export const FLORIDA_SOURCES = {
  deedStamps: {
    law: 's. 201.02(1)(a), F.S.; Rule 12B-4.012(1), F.A.C.',
    page: 'https://lawserver.com/law/state/florida/regulations/florida_regulations_12b-4-012',
    asOf: '2024',
  },
  /** It says that a condominium unit may be a single-family residence. */
  surtax: {
    law: 's. 201.031(1), F.S. (2025)',
    page: 'https://syfert.com/florida/statutes/0201.031.html',
    asOf: '2025',
  },
  noteStamps: {
    law: 's. 201.08(1), F.S.',
    page: 'https://www.miami-dadeclerk.com/requirements_for_recording.asp',
    asOf: '2026-11-17',
  },
  intangibleTax: {
    law: 's. 199.133(1), F.S.; Rule 12C-2.004(2), F.A.C.',
    page: 'https://floridarevenue.com/taxes/taxesfees/Pages/nonrecurring_intangible_tax.aspx',
    asOf: '2026-11-17',
  },
  titlePremium: {
    law: 'Rule 69O-186.003(1), F.A.C.',
    page: 'https://www.law.cornell.edu/regulations/florida/Fla-Admin-Code-r-69O-186-003',
    asOf: '2024-09-24',
  },
  recording: {
    law: 's. 28.24, F.S.',
    page: 'https://www.highlandsclerkfl.gov/popular_services/fees.php',
    asOf: '2026-11-17',
  },
  reassessment: {
    law: 'ss. 193.155(1), 193.1554(3)-(5), F.S. (2024)',
    page: 'http://leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0193/Sections/0193.1554.html',
    asOf: '2024-11-16',
  },
  countyPremiums: {
    law: 'Florida Office of Insurance Regulation, Property Insurance Stability Reports',
    page: 'https://markraponirealestate.com/blog/fla-lists-average-insurance-premiums-by-county',
    asOf: '2022-07-01 to 2023-07-01',
  },
  statePremium: {
    law: 'Florida Office of Insurance Regulation, market overview',
    page: 'https://floir.gov/property-casualty/market-overview',
    asOf: '2025',
  },
  windCredits: {
    law: 's. 627.0629, F.S.; Form OIR-B1-1802',
    page: 'https://www.insurancecostcity.com/tools/wind-mitigation-discount-calculator',
    asOf: '2024',
  },
  codeYears: {
    law: 'Form OIR-B1-1802 (Rev. 01/12), building code',
    page: 'https://www.howtolookatahouse.com/Blog/Entries/2021/4/how-can-i-get-a-better-wind-mitigation-report-and-reduce-the-cost-of-my-windstorm-insurance-in-florida.html',
    asOf: '2021-04-14',
  },
  roofAge: {
    law: 's. 627.7011(5), F.S.',
    page: 'https://kin.com/blog/15-year-roof-rule-florida',
    asOf: '2026-11-17',
  },
  milestone: {
    law: 's. 553.899, F.S., as changed by HB 913 (2025)',
    page: 'https://beckerlawyers.com/the-new-reality-for-condominium-and-cooperative-associations-flcaj-magazine',
    asOf: '2025-11-04',
  },
  milestoneMiamiDade: {
    law: 'Miami-Dade County Code, Sec. 8-11(f)',
    page: 'https://www8.miamidade.gov/global/economy/building/40-year-recertification.page',
    asOf: '2022-06-01',
  },
  reserveStudy: {
    law: 's. 718.112(2)(g), F.S., as changed by HB 913 (2025)',
    page: 'https://flengineeringllc.com/florida-hb-913-condominium-safety-2025',
    asOf: '2025-07-01',
  },
  foreignBuyers: {
    law: 'ss. 692.201-692.205, F.S. (SB 264, 2023)',
    page: 'https://www.mondaq.com/unitedstates/real-estate/1743168/guidance-for-certain-foreign-nationals-navigating-floridas-restrictions-on-real-property-ownership',
    asOf: '2026-02-11',
  },
} as const satisfies Record<string, FloridaSource>;

export type FloridaSourceKey = keyof typeof FLORIDA_SOURCES;
