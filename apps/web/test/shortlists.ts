import {
  type Listing,
  type listShortlists,
  matchWeights,
  type ResultOf,
  type Shortlist,
} from '@alpha/contract';

export const listingLike = (id: number): Listing => ({
  ...{ id, address: `${id} Palm St`, city: 'Hialeah', state: 'FL', zip: '33012', images: [] },
  ...{ latitude: 25.8, longitude: -80.3, list_price: 300_000, beds: 3, baths: 2 },
  ...{ total_sqft: 1_400, type: 'single_family', net_profit_10_year: 100_000, profit_year: 1 },
  ...{ average_roi_per_year: 9, total_roi: 90, rent_estimate_percentile_75: 2_400 },
  ...{
    propertyEstimates: null,
    outcome: null,
    estimated_value: null,
    status: 'active',
    sold_price: null,
  },
});

export const homeLike = (
  id: number,
  position: number,
  sentence = '',
): Shortlist['homes'][number] => ({
  ...{ position, sentence, reasons: [], cautions: [], answer: null, reason: '', status: 'active' },
  ...{ property_id: id, score: 0.8, answered_at: null, problem: null, listing: listingLike(id) },
});

export const draftLike = (ids: readonly number[]): Shortlist => ({
  ...{
    id: 2,
    lead_id: 1,
    locale: 'en',
    currency: null,
    message: '',
    created_by: null,
    open_count: 0,
  },
  ...{ created_at: '2026-03-01T10:00:00.000Z', updated_at: '2026-03-01T10:00:00.000Z' },
  ...{ sent_at: null, expires_at: null, revoked_at: null, first_opened_at: null },
  ...{ last_opened_at: null, channel: 'mail', delivery: null },
  homes: ids.map((id, i) => homeLike(id, i + 1)),
});

export const PREFERENCES: ResultOf<typeof listShortlists>['preferences'] = {
  ...{ profile: 'moderate', is_profile_known: true, budget: 200_000, kinds: null },
  is_weighed_by_answers: true,
  weights: matchWeights({ risk: 2, goal: 1, property_type: 1 }, 'moderate'),
};
