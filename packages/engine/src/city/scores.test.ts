import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import { bestProfile } from './best-profile.ts';
import { PROFILE_WEIGHTS, PROFILES } from './profile-weights.ts';
import { RADAR_AXES, type RadarAxis } from './radar-data.ts';
import { RELEVANCE_WEIGHTS, relevanceScore } from './relevance-score.ts';

const AXES = Object.keys(RADAR_AXES) as RadarAxis[];
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('the published weights', () => {
  it('add up to 1, so that no profile is favored', () => {
    for (const profile of PROFILES)
      expect(sum(Object.values(PROFILE_WEIGHTS[profile]))).toBeCloseTo(1, 12);
    expect(sum(Object.values(RELEVANCE_WEIGHTS).map((w) => w.weight))).toBeCloseTo(1, 12);
  });

  it('give every profile at least a sixth of random properties', () => {
    const random = seededRandom(3);
    const count = { conservative: 0, moderate: 0, aggressive: 0, strategic: 0 };
    for (let round = 0; round < 6_000; round += 1) {
      const home = Object.fromEntries(AXES.map((axis) => [axis, 100 * random()]));
      const { profile, scores } = bestProfile(home);
      if (profile) count[profile] += 1;
      for (const score of Object.values(scores)) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }
    for (const homes of Object.values(count)) expect(homes).toBeGreaterThan(1_000);
  });
});

describe('the best profile', () => {
  it('is conservative for low volatility with cash flow, aggressive for pure appreciation', () => {
    const calm = {
      appreciation: 20,
      rent: 50,
      cash_flow: 80,
      stability: 95,
      rent_to_price: 50,
      pay_down: 50,
    };
    expect(bestProfile(calm).profile).toBe('conservative');
    // 0.1 × 50 + 0.3 × 80 + 0.5 × 95 + 0.1 × 50
    expect(bestProfile(calm).scores.conservative).toBeCloseTo(81.5, 10);
    expect(bestProfile({ ...calm, appreciation: 99, stability: 5, cash_flow: 5 }).profile).toBe(
      'aggressive',
    );
    expect(bestProfile({ ...calm, rent: 95, rent_to_price: 95, stability: 20 }).profile).toBe(
      'moderate',
    );
    expect(bestProfile({ ...calm, pay_down: 99, stability: 20 }).profile).toBe('strategic');
  });

  it('uses the known axes, and is null without any', () => {
    expect(bestProfile({ stability: 90, cash_flow: null }).scores).toEqual({
      conservative: 90,
      moderate: null,
      aggressive: null,
      // A tenth of its weights is known: too little to call a property strategic.
      strategic: null,
    });
    expect(bestProfile({}).profile).toBeNull();
    expect(bestProfile({ rent_to_price: 100 }).profile).toBeNull();
  });

  it('breaks a tie in the order of the quiz', () => {
    const even = Object.fromEntries(AXES.map((axis) => [axis, 0]));
    expect(bestProfile(even).profile).toBe('conservative');
  });
});

describe('the relevance score', () => {
  const ideal = { annualizedRoi: 12, probRoiAbove0: 1, dscr: 1.25, volatility: 4, completeness: 1 };
  const blank = {
    annualizedRoi: null,
    probRoiAbove0: null,
    dscr: null,
    volatility: null,
    completeness: null,
  };

  it('ranges from 0 to 100', () => {
    expect(relevanceScore(ideal)).toBeCloseTo(100, 10);
    expect(relevanceScore({ ...ideal, annualizedRoi: 90, volatility: 0 })).toBeLessThanOrEqual(100);
    expect(relevanceScore(blank)).toBe(0);
    expect(relevanceScore({ ...blank, annualizedRoi: -100, volatility: 60 })).toBe(0);
  });

  it('gives half the points half way', () => {
    expect(relevanceScore({ ...blank, annualizedRoi: 6 })).toBeCloseTo(20, 10);
    expect(relevanceScore({ ...blank, volatility: 12 })).toBeCloseTo(2.5, 10);
  });

  it('never falls when a property earns more, is safer or is better described', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 500; round += 1) {
      const home = {
        annualizedRoi: 30 * random() - 10,
        probRoiAbove0: random(),
        dscr: 2 * random(),
        volatility: 30 * random(),
        completeness: random(),
      };
      const score = relevanceScore(home);
      expect(
        relevanceScore({ ...home, annualizedRoi: home.annualizedRoi + 1 }),
      ).toBeGreaterThanOrEqual(score);
      expect(relevanceScore({ ...home, volatility: home.volatility + 1 })).toBeLessThanOrEqual(
        score,
      );
      expect(relevanceScore({ ...home, dscr: null })).toBeLessThanOrEqual(score);
    }
  });
});
