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
  const ideal = {
    prudentResult: 0,
    chanceOfLoss: 0.05,
    cashYield: 0.06,
    discount: 0.2,
    confidence: 1,
  };
  const blank = {
    prudentResult: null,
    chanceOfLoss: null,
    cashYield: null,
    discount: null,
    confidence: null,
  };

  it('ranges from 0 to 100, and its weights are a whole', () => {
    const weights = Object.values(RELEVANCE_WEIGHTS).map(({ weight }) => weight);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(relevanceScore(ideal)).toBeCloseTo(100, 10);
    expect(relevanceScore({ ...ideal, prudentResult: 9, chanceOfLoss: 0 })).toBeLessThanOrEqual(
      100,
    );
    expect(relevanceScore(blank)).toBe(0);
    expect(relevanceScore({ ...blank, prudentResult: -5, chanceOfLoss: 1 })).toBe(0);
  });

  it('gives half the points half way', () => {
    expect(relevanceScore({ ...blank, prudentResult: -0.625 })).toBeCloseTo(20, 10);
    expect(relevanceScore({ ...blank, discount: 0.1 })).toBeCloseTo(2.5, 10);
  });

  it('gives no points for a value that is too good to be one', () => {
    const atMost = 1 - 1 / 1.4;
    expect(relevanceScore({ ...blank, discount: atMost })).toBeCloseTo(5, 10);
    expect(relevanceScore({ ...blank, discount: atMost + 0.001 })).toBe(0);
  });

  it('does not rank a wild chance above a safe one', () => {
    const wild = { ...ideal, prudentResult: -1, chanceOfLoss: 0.45 };
    const safe = { ...ideal, prudentResult: 0, chanceOfLoss: 0.1, cashYield: 0.02 };
    expect(relevanceScore(safe)).toBeGreaterThan(relevanceScore(wild));
  });

  it('never falls when a property earns more, is safer or is better described', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 500; round += 1) {
      const home = {
        prudentResult: 2 * random() - 1.5,
        chanceOfLoss: random(),
        cashYield: 0.3 * random() - 0.15,
        discount: random() - 0.8,
        confidence: random(),
      };
      const score = relevanceScore(home);
      const better = [
        { ...home, prudentResult: home.prudentResult + 0.1 },
        { ...home, chanceOfLoss: home.chanceOfLoss - 0.1 },
        { ...home, cashYield: home.cashYield + 0.01 },
        { ...home, discount: home.discount + 0.05 },
        { ...home, confidence: home.confidence + 0.1 },
      ];
      for (const each of better) expect(relevanceScore(each)).toBeGreaterThanOrEqual(score);
      for (const key of Object.keys(blank))
        expect(relevanceScore({ ...home, [key]: null })).toBeLessThanOrEqual(score);
    }
  });
});
