import type { Purchase, PurchasePlan, StaffPurchaseStep } from '@alpha/contract';

const DAY_MS = 86_400_000;
export const fromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

export const stepLike = (id: number, fields: Partial<StaffPurchaseStep>): StaffPurchaseStep => ({
  ...{ id, key: 'bank', title: null, phase: 'prepare', who: 'investor', status: 'open' },
  ...{
    done_at: null,
    due_at: null,
    filing_year: null,
    note: '',
    days: { min: 3, typical: 10, max: 30 },
    after: [],
  },
  ...{ ready_at: null, stuck_since: null, cost: null, papers: [], rules: [], documents: [] },
  ...{ staff_note: '', done_by: null },
  ...fields,
});

const STEPS: StaffPurchaseStep[] = [
  stepLike(1, {
    ...{ key: 'company', who: 'attorney', status: 'done', done_at: fromNow(-20) },
    ...{ done_by: 'Sofía Lareda', cost: { from: 125, to: 125 }, papers: ['passport'] },
    rules: [
      {
        ...{ key: 'boi', publisher: 'Federal Register, FinCEN', as_of: '2025-03-26' },
        url: 'https://www.federalregister.gov/documents/2025/03/26/2025-05199',
      },
    ],
  }),
  stepLike(2, {
    ...{ ready_at: fromNow(-39), stuck_since: fromNow(-9), after: [1] },
    ...{ papers: ['passport', 'address_proof'], note: 'The bank waits for your proof of address.' },
    documents: [
      {
        ...{ id: 5, name: 'Pasaporte.pdf', kind: 'pdf', bytes: 240_000 },
        ...{ created_at: fromNow(-3), is_from_investor: true },
      },
    ],
  }),
  stepLike(3, { key: 'offer', phase: 'offer', who: 'curator', after: [2], due_at: fromNow(1.3) }),
  stepLike(4, { key: 'closing', phase: 'sign', who: 'title', after: [3] }),
];

export const planLike = (fields: Partial<Purchase> = {}): Purchase => ({
  ...{ id: 1, lead_id: 1, property_id: null, address: '660 Lemon St, Tampa, FL 33602' },
  ...{ picture: null, financing: 'cash', buyer: 'company', country: 'CO', locale: 'es' },
  ...{ price_cents: null, owned_home_id: null },
  ...{ time_zone: 'Europe/Madrid', started_at: fromNow(-40), outcome: null, ended_at: null },
  closing: { from: '2026-12-22', likely: '2027-01-12', until: '2027-02-09' },
  ...{ next_step_id: 2, has_calendar: false, steps: STEPS },
  ...fields,
});

/** As the room gets it. */
export const roomPlanLike = (fields: Partial<Purchase> = {}): PurchasePlan => planLike(fields);
