import type { TaxLensKind } from './tax-lens.ts';

/** A form to file; `code` is its official name, the web app has the texts. */
export type TaxForm = {
  readonly code: string;
  readonly when: 'once' | 'yearly' | 'sale' | 'death';
  readonly by: 'owner' | 'buyer' | 'company';
  readonly appliesTo: readonly TaxLensKind[];
  /** USD per year not filed, where the statute names an amount. */
  readonly penalty?: number;
  readonly source: string;
};

const FOREIGN = ['foreignNet', 'foreignGross'] as const;

/**
 * As of the date of the tax tables. `company`: only when a foreign-owned LLC holds the property.
 */
export const TAX_FORMS: readonly TaxForm[] = [
  { code: 'W-7', when: 'once', by: 'owner', appliesTo: FOREIGN, source: 'IRS: ITIN' },
  { code: 'SS-4', when: 'once', by: 'company', appliesTo: FOREIGN, source: 'IRS: EIN' },
  {
    code: '5472',
    when: 'yearly',
    by: 'company',
    appliesTo: FOREIGN,
    penalty: 25_000,
    source: '26 U.S.C. 6038A(d); Treas. Reg. 1.6038A-1, with a pro forma Form 1120',
  },
  { code: '1040', when: 'yearly', by: 'owner', appliesTo: ['domestic'], source: 'IRS: Schedule E' },
  {
    code: '1040-NR',
    when: 'yearly',
    by: 'owner',
    appliesTo: ['foreignNet'],
    source: '26 U.S.C. 871(d): the election goes with the first return',
  },
  {
    code: 'W-8ECI',
    when: 'yearly',
    by: 'owner',
    appliesTo: ['foreignNet'],
    source: 'IRS: tells the manager not to withhold 30 %',
  },
  {
    code: '1042-S',
    when: 'yearly',
    by: 'owner',
    appliesTo: ['foreignGross'],
    source: 'IRS: shows the 30 % withheld by the manager or tenant',
  },
  { code: '1040-NR', when: 'sale', by: 'owner', appliesTo: ['foreignGross'], source: 'IRS: 897' },
  { code: '8288', when: 'sale', by: 'buyer', appliesTo: FOREIGN, source: '26 U.S.C. 1445' },
  { code: '8288-B', when: 'sale', by: 'owner', appliesTo: FOREIGN, source: 'Rev. Proc. 2000-35' },
  {
    code: '706-NA',
    when: 'death',
    by: 'owner',
    appliesTo: FOREIGN,
    source: '26 U.S.C. 6018(a)(2)',
  },
];

/** The forms for one kind of owner. Formula page: docs/formulas/tax-forms-of.md */
export function taxFormsOf(kind: TaxLensKind): TaxForm[] {
  return TAX_FORMS.filter((form) => form.appliesTo.includes(kind));
}
