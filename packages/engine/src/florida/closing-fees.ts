import {
  DEED_STAMP_CENTS,
  INTANGIBLE_TAX_MILLS,
  LENDER_TITLE,
  MIAMI_DADE,
  NOTE_STAMP_CENTS,
  RECORDING,
  TITLE_BANDS,
  TITLE_MINIMUM,
} from './closing-tables.ts';

export type FloridaDeed = {
  /** USD. */
  price: number;
  /** Without the word County; null when it is not known: then the rate of the other 66 applies. */
  county: string | null;
  /** One residence; a condominium unit is one too. */
  isSingleFamily: boolean;
};

export type FloridaPurchase = FloridaDeed & { loan: number };

/** USD to the cent. */
export type FloridaClosing = {
  noteStamps: number;
  intangibleTax: number;
  ownerTitle: number;
  lenderTitle: number;
  recording: number;
  /** Sum of the above: what a buyer usually pays. */
  buyerTotal: number;
  /** Usually paid by the seller, so not in the sum; yours when you sell. */
  deedStamps: number;
};

/** What law and promulgated rates fix of a purchase: docs/formulas/florida-closing.md. */
export function floridaClosing(purchase: FloridaPurchase): FloridaClosing {
  const { price, loan } = purchase;
  const hasLoan = toCents(loan) > 0;
  const lines = {
    noteStamps: noteStamps(loan),
    intangibleTax: intangibleTax(loan),
    ownerTitle: titlePremium(price),
    lenderTitle: hasLoan ? LENDER_TITLE : 0,
    recording:
      recordingFee(RECORDING.deedPages) + (hasLoan ? recordingFee(RECORDING.mortgagePages) : 0),
  };
  const cents = Object.values(lines).reduce((sum, usd) => sum + toCents(usd), 0);
  return { ...lines, buyerTotal: cents / 100, deedStamps: deedStamps(purchase) };
}

/** USD, on the deed; docs/formulas/florida-closing.md. */
export function deedStamps({ price, county, isSingleFamily }: FloridaDeed): number {
  const { state, miamiDade, miamiDadeSurtax } = DEED_STAMP_CENTS;
  if (county !== MIAMI_DADE) return stamps(price, state);
  return stamps(price, miamiDade + (isSingleFamily ? 0 : miamiDadeSurtax));
}

/** USD, on the promissory note of a mortgage; docs/formulas/florida-closing.md. */
export function noteStamps(loan: number): number {
  return stamps(loan, NOTE_STAMP_CENTS);
}

/** USD, rounded to the cent; docs/formulas/florida-closing.md. */
export function intangibleTax(loan: number): number {
  return Math.round((toCents(loan) * INTANGIBLE_TAX_MILLS) / 1_000) / 100;
}

/** USD, of an owner's policy at the original rate; docs/formulas/florida-closing.md. */
export function titlePremium(coverage: number): number {
  const hundreds = hundredsOf(coverage);
  let below = 0;
  let tenthCents = 0;
  for (const band of TITLE_BANDS) {
    const end = Math.min(hundreds, band.upTo / 100);
    tenthCents += Math.max(0, end - below) * band.tenthCents;
    below = band.upTo / 100;
  }
  return Math.max(TITLE_MINIMUM, Math.round(tenthCents / 10) / 100);
}

/** USD for one document; docs/formulas/florida-closing.md. */
export function recordingFee(pages: number): number {
  return pages > 0 ? RECORDING.firstPage + RECORDING.furtherPage * (pages - 1) : 0;
}

function stamps(amount: number, centsPerHundred: number): number {
  return (hundredsOf(amount) * centsPerHundred) / 100;
}

/** Each $100 "or fractional part thereof"; noise below a cent is no fraction. */
function hundredsOf(amount: number): number {
  return Math.ceil(toCents(amount) / 10_000);
}

const toCents = (usd: number) => Math.round(usd * 100);
