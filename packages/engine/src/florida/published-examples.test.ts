import { describe, expect, it } from 'vitest';
import {
  deedStamps,
  floridaClosing,
  intangibleTax,
  noteStamps,
  recordingFee,
  titlePremium,
} from './closing-fees.ts';
import { condoRules } from './condo-rules.ts';
import { cappedAssessment, homesteadCap } from './tax-reset.ts';

const BROWARD = { county: 'Broward', isSingleFamily: true };

/** Each figure as its publisher prints it; the page is in the name. */
describe('published worked examples', () => {
  it('1. Florida Department of Revenue, nonrecurring intangible tax: $151,250 x 0.002 = $302.50', () => {
    expect(intangibleTax(151_250)).toBe(302.5);
  });

  it('2. Rule 12C-2.004(2)(c), F.A.C.: $1,000,000 x .002 = $2,000.00', () => {
    expect(intangibleTax(1_000_000)).toBe(2_000);
  });

  it('3. Florida Department of Revenue, documentary stamp tax, as quoted: 407 units of $40,675 x $.70 = $284.90', () => {
    expect(deedStamps({ price: 40_675, county: 'Duval', isSingleFamily: true })).toBe(284.9);
  });

  it('4. ftic.net/buying-calculator: Broward, $180,000 x $0.70 per $100 = $1,260.00; intangible $360.00', () => {
    expect(deedStamps({ price: 180_000, ...BROWARD })).toBe(1_260);
    expect(intangibleTax(180_000)).toBe(360);
  });

  it('5. okaloosaclerk.helpjuice.com: $1,250.00 counts as $1,300.00', () => {
    expect(deedStamps({ price: 1_250, county: 'Okaloosa', isSingleFamily: true })).toBe(
      deedStamps({ price: 1_300, county: 'Okaloosa', isSingleFamily: true }),
    );
  });

  it('6. choicefinance.net/florida-closing-costs.htm: $300,000 with a loan of $270,000', () => {
    expect(deedStamps({ price: 300_000, ...BROWARD })).toBe(2_100);
    expect(noteStamps(270_000)).toBe(945);
    expect(intangibleTax(270_000)).toBe(540);
    expect(titlePremium(300_000)).toBe(1_575);
    expect(recordingFee(12)).toBe(103.5);
  });

  it.each([
    [150_000, 825, 300, 525],
    [250_000, 1_325, 500, 875],
    [550_000, 2_825, 1_100, 1_925],
    [1_000_000, 5_075, 2_000, 3_500],
  ])('7. choicefinance.net grid: a loan of $%i', (amount, title, county, state) => {
    expect([titlePremium(amount), intangibleTax(amount), noteStamps(amount)]).toEqual([
      title,
      county,
      state,
    ]);
  });

  it('8. ctctitle.com, 2018-11-20: owner’s policy of $450,000 is $2,325.00', () => {
    expect(titlePremium(450_000)).toBe(2_325);
  });

  it('9. accountinginsights.org: owner’s policy of $1,500,000 is $6,325, with a lender’s for $25', () => {
    expect(titlePremium(1_500_000)).toBe(6_325);
    const purchase = { price: 1_500_000, loan: 900_000, ...BROWARD };
    expect(floridaClosing(purchase).lenderTitle).toBe(25);
  });

  it('10. miami-dadeclerk.com: $6.00 per $1,000, $4.50 more for other than one residence', () => {
    const deed = { price: 1_000, county: 'Miami-Dade' };
    expect(deedStamps({ ...deed, isSingleFamily: true })).toBe(6);
    expect(deedStamps({ ...deed, isSingleFamily: false })).toBe(10.5);
  });

  it.each([
    [2024, 3.4, 3],
    [2022, 7, 3],
    [2021, 1.4, 1.4],
    [2016, 0.7, 0.7],
    [2012, 3, 3],
    [2009, 0.1, 0.1],
  ])('11. scpafl.org, Save Our Homes cap history: %i', (_year, cpi, cap) => {
    expect(homesteadCap(cpi / 100)).toBeCloseTo(cap / 100, 12);
  });

  it('12. Lee County notice of proposed taxes 2011: mills on the value of a lot', () => {
    const tax = (mills: number, value: number) => Math.round((mills * value) / 10) / 100;
    expect([3.6506, 0.3383, 2.248, 5.767].map((mills) => tax(mills, 4_000))).toEqual([
      14.6, 1.35, 8.99, 23.07,
    ]);
    // A falling market value takes the assessed value along: s. 193.1554(4).
    expect(cappedAssessment(4_000, 3_300, 0.1)).toBe(3_300);
    expect(tax(3.6506, 3_300)).toBe(12.05);
  });

  it.each([
    [1980, 2024],
    [1992, 2024],
    [1993, 2025],
    [1996, 2026],
  ])('13. withum.com on HB 913: a building of %i is due at the end of %i', (yearBuilt, due) => {
    const { milestone } = condoRules({ yearBuilt, stories: 8, asOfYear: 2026 });
    expect(milestone?.first).toBe(due);
  });
});
